import { chakra } from '@chakra-ui/react/styled-system'
import { usePageAddress } from '@shiji/backoffice/core/address/page-address.ts'
import { usePageTitle } from '@shiji/backoffice/core/running/use-page-title.ts'
import type { PageHandle } from '@shiji/backoffice/shell/screen/views.ts'
import { useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { SkuHistory } from '../../features/stock/sku-history.tsx'

/** The title of the page, which has no menu entry. */
export const handle: PageHandle = { title: false }

/** The history of the SKU of `/stocks/history/{id}`. */
export function Component() {
  const say = useText('stock')
  const { id } = usePageAddress()
  usePageTitle(say('stock.history'))
  return (
    <>
      <chakra.header mb="4" display="grid" gap="1" justifyItems="start" textStyle="sm">
        <UiLink href="/stocks" textDecoration="underline">
          {say('stock.back')}
        </UiLink>
        <chakra.h1 textStyle="2xl" fontWeight="semibold">
          {say('stock.history')}
        </chakra.h1>
      </chakra.header>
      {typeof id === 'number' ? (
        <SkuHistory key={id} skuId={id} />
      ) : (
        <EmptyState title={say('stock.history_missing')} />
      )}
    </>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { usePageTitle } from '@shiji/backoffice/core/running/use-page-title.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import type { PageHandle } from '@shiji/backoffice/shell/screen/views.ts'
import { useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { listAddress } from '../../features/goods/goods-list-address.ts'
import { PriceSheet } from '../../features/goods/sheet/price-sheet.tsx'

/** The title of the page, which has no menu entry. */
export const handle: PageHandle = { title: false }

/** Prices and stock of many goods in one sheet. */
export function Component() {
  const say = useText('price_sheet', 'common')
  const mayChange = useHeldPermissions()('goods.update')
  usePageTitle(say('price_sheet.title'))
  return (
    <>
      <chakra.header mb="4" display="flex" flexWrap="wrap" gap="3" alignItems="baseline">
        <chakra.h1 textStyle="xl" fontWeight="semibold">
          {say('price_sheet.title')}
        </chakra.h1>
        <UiLink href={listAddress()} color="accent.fg" fontWeight="medium" textDecoration="underline" textStyle="sm">
          {say('price_sheet.back')}
        </UiLink>
        <chakra.p textStyle="sm" color="fg.muted" flexBasis="100%">
          {say('price_sheet.hint')}
        </chakra.p>
      </chakra.header>
      {mayChange ? <PriceSheet /> : <EmptyState title={say('common.forbidden')} hint={say('common.forbidden_hint')} />}
    </>
  )
}

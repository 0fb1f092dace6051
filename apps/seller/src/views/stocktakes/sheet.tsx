import { chakra } from '@chakra-ui/react/styled-system'
import { useStocktakeQuery } from '@shiji/api/stock/stocktake.seller.api.ts'
import { usePageAddress } from '@shiji/backoffice/core/address/page-address.ts'
import { usePageTitle } from '@shiji/backoffice/core/running/use-page-title.ts'
import { Loaded } from '@shiji/backoffice/page/dashboard/loaded.tsx'
import { Stack } from '@shiji/backoffice/page/dashboard/section.tsx'
import type { PageHandle } from '@shiji/backoffice/shell/screen/views.ts'
import { useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { SheetHead } from '../../features/stock/stocktake/sheet-head.tsx'
import { SheetRows } from '../../features/stock/stocktake/sheet-rows.tsx'

/** The title of the page, which has no menu entry. */
export const handle: PageHandle = { title: false }

/** The count of `/stocktakes/sheet/{id}`: it can be left and continued. */
export function Component() {
  const say = useText('stocktake')
  const { id } = usePageAddress()
  const title = typeof id === 'number' ? say('stocktake.title', { id }) : say('stocktake.missing')
  usePageTitle(title)
  return (
    <>
      <chakra.header mb="4" textStyle="sm">
        <UiLink href="/stocktakes" color="accent.fg" fontWeight="medium" textDecoration="underline">
          {say('stocktake.back')}
        </UiLink>
      </chakra.header>
      {typeof id === 'number' ? <Sheet key={id} id={id} /> : <EmptyState title={say('stocktake.missing')} />}
    </>
  )
}

function Sheet({ id }: { readonly id: number }) {
  const asked = useStocktakeQuery(id, { refetchOnMountOrArgChange: true })
  return (
    <Loaded asked={asked}>
      {stocktake => (
        <Stack>
          <SheetHead stocktake={stocktake} />
          <SheetRows stocktakeId={id} />
        </Stack>
      )}
    </Loaded>
  )
}

import { PageBelow } from '@shiji/backoffice/page/record/page-below.tsx'
import type { PageHandle } from '@shiji/backoffice/shell/screen/views.ts'
import { useText } from '@shiji/i18n/react.ts'
import { listAddress } from '../../features/goods/goods-list-address.ts'
import { PriceSheet } from '../../features/goods/sheet/price-sheet.tsx'

/** The title of the page, which has no menu entry. */
export const handle: PageHandle = { title: false }

/** Prices and stock of many goods in one sheet. */
export function Component() {
  const say = useText('price_sheet')
  return (
    <PageBelow
      title={say('price_sheet.title')}
      back={{ href: listAddress(), label: say('price_sheet.back') }}
      hint={say('price_sheet.hint')}
      permission="goods.update"
    >
      <PriceSheet />
    </PageBelow>
  )
}

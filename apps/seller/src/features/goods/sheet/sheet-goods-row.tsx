import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsRow } from '@shiji/contract/catalog/catalog.ts'
import type { SheetSku } from '@shiji/contract/catalog/desk/sku-sheet.ts'
import { formatMoney, formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { useFileAddress } from '@shiji/ui/common/file-address/file-address.ts'
import { SHEET_FIELDS } from './sheet-cells.ts'

export interface SheetGoodsRowProps {
  readonly goods: GoodsRow
  readonly name: string
  /** Its SKUs; empty while they load. */
  readonly skus: readonly SheetSku[]
  readonly open: boolean
  readonly onOpen: () => void
}

/** Goods with several SKUs: their prices from low to high, their stock, and the button that opens the SKUs below. */
export function SheetGoodsRow({ goods, name, skus, open, onOpen }: SheetGoodsRowProps) {
  const say = useText('price_sheet')
  const locale = useLocale()
  const address = useFileAddress()
  const prices = skus.map(sku => sku.price)
  return (
    <tr>
      <th scope="row">
        <chakra.span display="flex" gap="2" alignItems="center">
          {goods.image !== '' && (
            <chakra.img
              src={address(goods.image)}
              alt=""
              loading="lazy"
              boxSize="36px"
              objectFit="cover"
              borderRadius="xs"
            />
          )}
          {name}
        </chakra.span>
      </th>
      <td data-range colSpan={SHEET_FIELDS.length}>
        {skus.length > 0 && (
          <chakra.span display="flex" flexWrap="wrap" gap="3" alignItems="center">
            <Button
              size="sm"
              aria-expanded={open}
              aria-label={say(open ? 'price_sheet.close_goods' : 'price_sheet.open_goods', {
                name,
                count: skus.length,
              })}
              onClick={onOpen}
            >
              {say(open ? 'price_sheet.close' : 'price_sheet.open', { count: skus.length })}
            </Button>
            <chakra.span color="fg.muted" data-tabular>
              {say('price_sheet.range', {
                low: formatMoney(Math.min(...prices), locale),
                high: formatMoney(Math.max(...prices), locale),
                stock: formatNumber(
                  skus.reduce((sum, sku) => sum + sku.stock, 0),
                  locale,
                ),
              })}
            </chakra.span>
          </chakra.span>
        )}
      </td>
    </tr>
  )
}

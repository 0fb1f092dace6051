import { chakra } from '@chakra-ui/react/styled-system'
import type { OrderLine } from '@shiji/contract/order/order.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import { inLanguage } from '../../../page/declaration/in-language.ts'

// One styled element per order: its lines are plain ones, since a page may have a thousand of them.
const Lines = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gap: '1',
    minW: { base: '0', md: '200px' },
    maxW: '420px',
    py: '1',
    whiteSpace: 'normal',
    '& > li': { display: 'flex', alignItems: 'center', gap: '2', minW: '0' },
    '& [data-thumb]': { flexShrink: '0', width: '32px' },
    '& [data-names]': { flex: '1', minW: '0', overflowWrap: 'anywhere' },
    '& [data-sku]': { color: 'fg.muted' },
    '& [data-pieces]': { flexShrink: '0', fontWeight: 'semibold' },
  },
})

interface OrderGoodsProps {
  readonly lines: readonly OrderLine[]
  readonly locale: Locale
}

/** All goods of an order: picture, name, SKU and pieces of each line. */
export const OrderGoods = ({ lines, locale }: OrderGoodsProps) => (
  <Lines>
    {lines.map(line => (
      <li key={line.id}>
        <span data-thumb>
          <Plate src={line.goods_image} alt="" seed={line.goods_id} radius="sm" />
        </span>
        <span data-names>
          {inLanguage(line, 'goods_name', locale)} <span data-sku>{inLanguage(line, 'sku_name', locale)}</span>
        </span>
        <span data-pieces>× {line.buy_num}</span>
      </li>
    ))}
  </Lines>
)

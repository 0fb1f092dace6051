import { chakra } from '@chakra-ui/react/styled-system'
import type { OrderLine } from '@shiji/contract/order/order.ts'
import { BoughtLine } from '../../site/goods/bought-line.tsx'
import { useName } from '../../site/names.ts'

/** The ordered goods, with their names and prices at that time. */
export function OrderLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  const pick = useName()
  return (
    <chakra.ul display="flex" flexDirection="column" gap="3">
      {lines.map(line => (
        <BoughtLine
          key={line.id}
          goodsId={line.goods_id}
          image={line.goods_image}
          name={pick(line.goods_name, line.goods_name_en)}
          choice={pick(line.sku_name, line.sku_name_en)}
          price={line.goods_price}
          pieces={line.buy_num}
        />
      ))}
    </chakra.ul>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import type { OrderLine } from '@shiji/contract/order/order.ts'
import { UiLink } from '@shiji/ui/link/ui-link.tsx'
import { Plate } from '@shiji/ui/plate/plate.tsx'
import { Price } from '@shiji/ui/price/price.tsx'
import { useName } from '../../site/names.ts'
import { goodsPath } from '../../site/paths.ts'
import { useFileUrl } from '../../site/use-file-url.ts'

/** What was bought, as it was called and priced then. */
export function OrderLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  const pick = useName()
  const fileUrl = useFileUrl()
  return (
    <chakra.ul display="flex" flexDirection="column" gap="3">
      {lines.map(line => (
        <chakra.li
          key={line.id}
          display="grid"
          gridTemplateColumns="72px minmax(0, 1fr) auto"
          gap="3"
          alignItems="center"
        >
          <Plate src={fileUrl(line.goods_image, 160)} alt="" seed={line.goods_id} radius="sm" />
          <chakra.div minW="0">
            <UiLink href={goodsPath(line.goods_id)} textStyle="md" lineClamp="2" _hover={{ color: 'accent.fg' }}>
              {pick(line.goods_name, line.goods_name_en)}
            </UiLink>
            <chakra.p textStyle="xs" color="fg.muted" mt="0.5" truncate>
              {pick(line.sku_name, line.sku_name_en)}
            </chakra.p>
          </chakra.div>
          <chakra.div textAlign="end">
            <Price fen={line.goods_price} plain />
            <chakra.p textStyle="sm" color="fg.muted" data-tabular>
              × {line.buy_num}
            </chakra.p>
          </chakra.div>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import type { CartLine } from '@shiji/contract/cart/cart.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { goodsPath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'

const reasonKey = (problem: string | null) => {
  if (problem === 'goods.not_for_sale') return 'shop_order.cart_problem_goods'
  if (problem === 'stock.not_enough') return 'shop_order.cart_problem_stock'
  if (problem === 'store.closed') return 'shop_order.cart_problem_store'
  return 'shop_order.cart_problem_other'
}

export interface ProblemLinesProps {
  readonly lines: readonly CartLine[]
  readonly onClear: () => void
}

/** Lines that cannot be bought any more, each with its reason, to be cleared together. */
export function ProblemLines({ lines, onClear }: ProblemLinesProps) {
  const say = useText('shop_order')
  const pick = useName()
  const fileUrl = useFileUrl()
  return (
    <chakra.section bg="bg.surface" borderRadius="md" px={{ base: '3', md: '5' }} py="4">
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" mb="3">
        <chakra.h2 textStyle="md" fontWeight="semibold">
          {say('shop_order.cart_problems', { count: lines.length })}
        </chakra.h2>
        <Button look="ghost" tone="neutral" size="sm" onClick={onClear}>
          {say('shop_order.cart_problem_clear')}
        </Button>
      </chakra.div>
      <chakra.ul display="flex" flexDirection="column" gap="3">
        {lines.map(line => (
          <chakra.li key={line.id} display="flex" gap="3" alignItems="center">
            <chakra.span w="64px" flexShrink="0" filter="grayscale(.7)" opacity="0.8">
              <Plate src={fileUrl(line.image, 160)} alt="" seed={line.goods_id} radius="sm" />
            </chakra.span>
            <chakra.div minW="0" flex="1">
              <UiLink href={goodsPath(line.goods_id)} display="block" textStyle="md" color="fg.muted" truncate>
                {pick(line.name, line.name_en)}
              </UiLink>
              <chakra.p textStyle="xs" color="fg.muted" truncate>
                {pick(line.sku_name, line.sku_name_en)}
              </chakra.p>
            </chakra.div>
            <Tag tone="neutral">{say(reasonKey(line.problem))}</Tag>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}

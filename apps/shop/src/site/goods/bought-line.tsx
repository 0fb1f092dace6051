import { chakra } from '@chakra-ui/react/styled-system'
import type { PriceStep } from '@shiji/contract/promotion/price-step.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import { Price } from '@shiji/ui/shop/price/price.tsx'
import { goodsPath } from '../links/paths.ts'
import { PriceSteps } from './price-steps.tsx'
import { useFileUrl } from './use-file-url.ts'

export interface BoughtLineProps {
  readonly goodsId: number
  readonly image: string
  readonly name: string
  /** The selected values, '' for goods without a choice. */
  readonly choice: string
  /** Fen of one piece. */
  readonly price: number
  readonly pieces: number
  /** Explains why the price of a piece differs from the store's. */
  readonly steps?: readonly PriceStep[]
}

/** A line of bought goods: picture, name, choice, unit price and quantity. Used inside a list. */
export function BoughtLine({ goodsId, image, name, choice, price, pieces, steps = [] }: BoughtLineProps) {
  const fileUrl = useFileUrl()
  return (
    <chakra.li display="grid" gridTemplateColumns="72px minmax(0, 1fr) auto" gap="3" alignItems="center">
      <Plate src={fileUrl(image, 160)} alt="" seed={goodsId} radius="sm" />
      <chakra.div minW="0">
        <UiLink href={goodsPath(goodsId)} textStyle="md" lineClamp="2" _hover={{ color: 'accent.fg' }}>
          {name}
        </UiLink>
        <chakra.p textStyle="xs" color="fg.muted" mt="0.5">
          {choice}
        </chakra.p>
        <PriceSteps steps={steps} />
      </chakra.div>
      <chakra.div textAlign="end">
        <Price fen={price} plain />
        <chakra.p textStyle="sm" color="fg.muted" data-tabular>
          × {pieces}
        </chakra.p>
      </chakra.div>
    </chakra.li>
  )
}

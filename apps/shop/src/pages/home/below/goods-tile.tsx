import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsCard } from '@shiji/contract/catalog/catalog.ts'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import { Price } from '@shiji/ui/shop/price/price.tsx'
import type { ReactNode } from 'react'
import { thingOf } from '../../../site/goods/thing.ts'
import { useFileUrl } from '../../../site/goods/use-file-url.ts'
import { goodsPath } from '../../../site/links/paths.ts'
import { useName } from '../../../site/names.ts'
import { CardWords, focusRing } from '../picture-backdrop.tsx'

export interface GoodsTileProps {
  readonly goods: GoodsCard
  /** Picture above the words, or small beside them. @default 'column' */
  readonly way?: 'column' | 'row'
  /** Width by height of the picture. @default 1 */
  readonly ratio?: number
  /** Lines of the name. @default 1 */
  readonly lines?: 1 | 2
  /** Large words, and what speaks for it below the name. @default false */
  readonly large?: boolean
  /** Width of a picture beside words, in px. @default 76 */
  readonly picture?: number
  /** On top of the picture: its place in a ranking. */
  readonly badge?: ReactNode
}

/** Goods inside a panel of the home page: the thing and its price, one link over both. */
export function GoodsTile({
  goods,
  way = 'column',
  ratio = 1,
  lines = 1,
  large = false,
  picture = 76,
  badge,
}: GoodsTileProps) {
  const pick = useName()
  const fileUrl = useFileUrl()
  const row = way === 'row'
  const hint = pick(goods.subname, goods.subname_en)
  return (
    <chakra.article
      position="relative"
      display="flex"
      flexDirection={row ? 'row' : 'column'}
      alignItems={row ? 'center' : 'stretch'}
      gap={row ? '3' : '1.5'}
      minW="0"
      borderRadius="md"
      css={{ ...focusRing, '&:hover h3': { color: 'accent.fg' } }}
    >
      <chakra.div position="relative" flexShrink="0" style={row ? { width: picture } : undefined}>
        <Plate
          src={goods.image === '' ? undefined : fileUrl(goods.image, 400)}
          alt=""
          seed={goods.id}
          ratio={ratio}
          radius={row ? 'sm' : 'md'}
        />
        {badge}
      </chakra.div>
      <chakra.div display="flex" flexDirection="column" minW="0" flex={row ? '1' : undefined}>
        <chakra.h3
          textStyle={large ? { base: 'md', md: 'lg' } : { base: 'xs', md: 'sm' }}
          fontWeight="medium"
          lineClamp={lines}
          overflowWrap="anywhere"
          transition="color 140ms"
        >
          <CardWords href={goodsPath(goods.id)}>{thingOf(goods, pick).thing}</CardWords>
        </chakra.h3>
        {large && hint !== '' && (
          <chakra.p textStyle="sm" color="fg.muted" lineClamp="2">
            {hint}
          </chakra.p>
        )}
        <Price fen={goods.price} size={large ? 'md' : 'sm'} />
      </chakra.div>
    </chakra.article>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import { formatCount } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Rating } from '@shiji/ui/common/rating/rating.tsx'
import { ShareButton } from '../../features/share/share-button.tsx'
import { useName } from '../../site/names.ts'

/** Name of a product, a way to share it, its subtitle and its rating. */
export function GoodsHeading({ goods }: { readonly goods: GoodsDetail }) {
  const say = useText('shop_goods')
  const pick = useName()
  const locale = useLocale()
  const subname = pick(goods.subname, goods.subname_en)
  return (
    <div>
      <chakra.div display="flex" gap="2" alignItems="flex-start">
        <chakra.h1
          flex="1"
          minW="0"
          textStyle={{ base: 'xl', md: '2xl' }}
          fontWeight="bold"
          letterSpacing="tight"
          overflowWrap="anywhere"
        >
          {pick(goods.name, goods.name_en)}
        </chakra.h1>
        <ShareButton goods={goods} />
      </chakra.div>
      {subname !== '' && (
        <chakra.p textStyle="md" color="fg.muted" mt="1">
          {subname}
        </chakra.p>
      )}
      {goods.comment_count > 0 && (
        <chakra.div display="flex" alignItems="center" gap="3" mt="2" textStyle="sm" color="fg.muted">
          <Rating value={goods.score / 10} />
          <chakra.a href="#comments" _hover={{ color: 'accent.fg' }}>
            {say('shop_goods.comments_count', {
              count: goods.comment_count,
              shown: formatCount(goods.comment_count, locale),
            })}
          </chakra.a>
        </chakra.div>
      )}
    </div>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Rating } from '@shiji/ui/common/rating/rating.tsx'
import { StoreSeal } from '@shiji/ui/common/store-seal/store-seal.tsx'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import { ScoreTip } from '../../site/goods/score-tip.tsx'
import { StoreServices } from '../../site/goods/store-services.tsx'
import { LinkButton } from '../../site/links/link-button.tsx'
import { storePath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'

const SCORES = [
  ['agree', 'shop_goods.store_rate_agree'],
  ['service', 'shop_goods.store_rate_service'],
  ['speed', 'shop_goods.store_rate_speed'],
] as const

/** The store of these goods with its three scores, and a link to it. */
export function StoreBlock({
  store,
  store_rate: rate,
  store_grade: grade,
}: Pick<GoodsDetail, 'store' | 'store_rate' | 'store_grade'>) {
  const say = useText('shop_goods')
  const pick = useName()
  const name = pick(store.name, store.name_en)
  return (
    <chakra.section
      aria-label={say('shop_goods.store')}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      p="4"
      bg="bg.surface"
      borderRadius="md"
      borderWidth={{ md: '1px' }}
      borderColor="border"
    >
      <StoreSeal name={store.seal || name} color={store.colour} logo={store.logo} size={48} />
      <chakra.div minW="0" flex="1">
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="2" fontWeight="semibold" textStyle="md">
          <chakra.span>{name}</chakra.span>
          {store.is_flagship && (
            <Tag tone="accent" flexShrink="0" whiteSpace="nowrap">
              {say('shop_goods.store_flagship')}
            </Tag>
          )}
        </chakra.p>
        <chakra.div display="flex" gap="3" textStyle="xs" color="fg.muted" alignItems="center">
          {store.score > 0 && <Rating value={store.score / 10} size={14} />}
          <chakra.span truncate>{pick(store.area_info, store.area_info_en)}</chakra.span>
        </chakra.div>
      </chakra.div>
      <LinkButton href={storePath(store.id)} flexShrink="0">
        {say('shop_goods.store_enter')}
      </LinkButton>
      {grade !== null && <StoreServices grade={grade} w="full" />}
      {rate.count > 0 && (
        <chakra.dl
          aria-label={say('shop_goods.store_rates')}
          display="flex"
          flexWrap="wrap"
          columnGap="5"
          rowGap="1"
          w="full"
          textStyle="sm"
        >
          {SCORES.map(([score, text]) => (
            <chakra.div key={score} display="flex" gap="1.5">
              <chakra.dt color="fg.muted">{say(text)}</chakra.dt>
              <chakra.dd fontWeight="semibold" data-tabular>
                {(rate[score] / 10).toFixed(1)}
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      )}
      {rate.count > 0 && <ScoreTip of="store" />}
    </chakra.section>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import type { HomeRanking } from '@shiji/contract/catalog/home.ts'
import { useText } from '@shiji/i18n/react.ts'
import { RankPlace } from '../../../site/goods/rank-place.tsx'
import { MoreLink } from '../../../site/links/more-link.tsx'
import { PATHS } from '../../../site/links/paths.ts'
import { useName } from '../../../site/names.ts'
import { GoodsTile } from './goods-tile.tsx'
import { Panel } from './panel.tsx'

const LARGE = 3

/** The best sellers: the first three large, with their places, the next ones as a list. */
export function Ranking({ ranking }: { readonly ranking: HomeRanking }) {
  const say = useText('shop')
  const pick = useName()
  const title = ranking.class
    ? say('shop.home_hot_of', { name: pick(ranking.class.name, ranking.class.name_en) })
    : say('shop.home_hot')
  const first = ranking.goods.slice(0, LARGE)
  const others = ranking.goods.slice(LARGE)
  return (
    <Panel
      title={title}
      aside={
        <MoreLink href={PATHS.hot} of={title}>
          {say('shop.see_all')}
        </MoreLink>
      }
    >
      <chakra.ol display="grid" gridTemplateColumns="repeat(3, minmax(0, 1fr))" gap={{ base: '2', md: '4' }}>
        {first.map((goods, index) => (
          <li key={goods.id}>
            <GoodsTile goods={goods} lines={2} badge={<RankPlace place={index + 1} />} />
          </li>
        ))}
      </chakra.ol>
      {others.length > 0 && (
        <chakra.ol
          start={LARGE + 1}
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          columnGap="5"
          rowGap="3"
          mt="4"
          pt="4"
          borderTopWidth="1px"
          borderColor="border"
        >
          {others.map((goods, index) => (
            <chakra.li key={goods.id} display="flex" alignItems="center" gap="3" minW="0">
              <chakra.span
                w="16px"
                flexShrink="0"
                textAlign="center"
                textStyle="lg"
                fontWeight="bold"
                color="fg.subtle"
                data-tabular
              >
                <chakra.span srOnly>{say('shop.hot_rank', { rank: LARGE + index + 1 })}</chakra.span>
                <span aria-hidden>{LARGE + index + 1}</span>
              </chakra.span>
              <chakra.div flex="1" minW="0">
                <GoodsTile goods={goods} way="row" picture={64} />
              </chakra.div>
            </chakra.li>
          ))}
        </chakra.ol>
      )}
    </Panel>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { useSearchGoodsQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import type { GoodsCard } from '@shiji/contract/catalog/catalog.ts'
import type { GoodsSort } from '@shiji/contract/catalog/search.ts'
import { formatCount } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { Price } from '@shiji/ui/shop/price/price.tsx'
import { useSearchParams } from 'react-router'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { LinkButton } from '../../site/links/link-button.tsx'
import { goodsPath, PATHS } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import { LoadFailed } from '../../site/page/load-failed.tsx'
import { Column } from '../../site/page/section.tsx'
import { useHead } from '../../site/page/use-head.ts'

const boards = [
  { sort: 'sales', name: 'shop.hot_title', hint: 'shop.hot_hint' },
  { sort: 'newest', name: 'shop.hot_newest', hint: 'shop.hot_hint_newest' },
  { sort: 'comments', name: 'shop.hot_discussed', hint: 'shop.hot_hint_comments' },
] as const satisfies readonly { sort: GoodsSort; name: string; hint: string }[]

const length = 30

/** Rankings (spec §2 /goods/hotmodel): best sellers, newest, most reviewed; the selected one is in the address. */
export function Component() {
  const say = useText('shop')
  const [params] = useSearchParams()
  const board = boards.find(one => one.sort === params.get('by')) ?? boards[0]
  const {
    data,
    isError,
    error: failure,
    isFetching,
    refetch,
  } = useSearchGoodsQuery({ sort: board.sort, per_page: length })
  useHead({ title: say(board.name) })
  return (
    <Column pt={{ base: '4', md: '6' }} maxW="1040px">
      <chakra.h1 textStyle={{ base: 'xl', md: '2xl' }} fontWeight="bold">
        {say(board.name)}
      </chakra.h1>
      <chakra.p textStyle="sm" color="fg.muted" mb="3">
        {say(board.hint)}
      </chakra.p>
      <chakra.nav aria-label={say('shop.nav_hot')} display="flex" flexWrap="wrap" gap="2" mb="4">
        {boards.map(one => (
          <UiLink
            key={one.sort}
            href={one.sort === 'sales' ? PATHS.hot : `${PATHS.hot}?by=${one.sort}`}
            aria-current={one === board ? 'page' : undefined}
            display="inline-flex"
            alignItems="center"
            h={{ base: '44px', md: '40px' }}
            px="4"
            borderRadius="full"
            textStyle="md"
            fontWeight="medium"
            bg={one === board ? 'bg.inverted' : 'bg.surface'}
            color={one === board ? 'fg.inverted' : 'fg'}
          >
            {say(one.name)}
          </UiLink>
        ))}
      </chakra.nav>
      {isError && !data ? (
        <LoadFailed failure={failure} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeletons>
          <chakra.div display="flex" flexDirection="column" gap="3">
            {[1, 2, 3, 4, 5].map(place => (
              <Skeleton key={place} h="128px" borderRadius="md" />
            ))}
          </chakra.div>
        </Skeletons>
      ) : data.data.length === 0 ? (
        <EmptyState title={say('shop.home_empty')} hint={say('shop.home_empty_hint')}>
          <LinkButton href={PATHS.classes}>{say('shop.all_classes')}</LinkButton>
        </EmptyState>
      ) : (
        <chakra.ol
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          gap="3"
          aria-busy={isFetching}
          opacity={isFetching ? '0.55' : '1'}
        >
          {data.data.map((goods, index) => (
            <Ranked key={goods.id} goods={goods} rank={index + 1} />
          ))}
        </chakra.ol>
      )}
    </Column>
  )
}

function Ranked({ goods, rank }: { readonly goods: GoodsCard; readonly rank: number }) {
  const say = useText('shop', 'ui')
  const pick = useName()
  const locale = useLocale()
  const fileUrl = useFileUrl()
  return (
    <chakra.li
      position="relative"
      display="flex"
      alignItems="center"
      gap="4"
      p="3"
      bg="bg.surface"
      borderRadius="md"
      transition="box-shadow 140ms"
      _hover={{ boxShadow: 'hover' }}
    >
      <chakra.span
        aria-hidden
        w="34px"
        textAlign="center"
        textStyle={rank <= 3 ? '3xl' : 'xl'}
        fontWeight="bold"
        color={rank <= 3 ? 'accent.fg' : 'fg.subtle'}
        data-tabular
      >
        {rank}
      </chakra.span>
      <chakra.span w="104px" flexShrink="0">
        <Plate src={fileUrl(goods.image, 400)} alt="" seed={goods.id} eager={rank <= 4} />
      </chakra.span>
      <chakra.div minW="0" flex="1">
        <chakra.h2 textStyle="md" fontWeight="medium" lineClamp="2">
          <UiLink href={goodsPath(goods.id)} _before={{ content: '""', position: 'absolute', inset: '0' }}>
            <chakra.span srOnly>{say('shop.hot_rank', { rank })} </chakra.span>
            {pick(goods.name, goods.name_en)}
          </UiLink>
        </chakra.h2>
        <chakra.p textStyle="xs" color="fg.muted" mt="1" truncate>
          {say('ui.sold', { count: formatCount(goods.sales, locale) })} · {pick(goods.store_name, goods.store_name_en)}
        </chakra.p>
        <Price fen={goods.price} />
      </chakra.div>
    </chakra.li>
  )
}

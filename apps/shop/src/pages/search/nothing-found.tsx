import { chakra } from '@chakra-ui/react/styled-system'
import { useCommonQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import type { GoodsSearch } from '@shiji/contract/catalog/search.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { NoMatchState } from '@shiji/ui/common/state-view/states.tsx'
import { Recommended } from '../../features/goods/recommended.tsx'
import { DropWeakest } from '../../features/search-results/drop-weakest.tsx'
import type { EmptyResults } from '../../features/search-results/goods-results.tsx'
import { changeSearch, chosenIn, withoutAll } from '../../features/search-results/search-change.ts'
import { DidYouMean } from '../../features/search-results/search-notes.tsx'
import { LinkButton } from '../../site/links/link-button.tsx'
import { PATHS, searchPath } from '../../site/links/paths.ts'

export interface NothingFoundProps {
  readonly search: GoodsSearch
  readonly results: EmptyResults
}

const classOnly = ['class_id'] as const

/** No results, with ways on: another spelling, fewer filters, other words, popular goods. */
export function NothingFound({ search, results: { data, nameOf, onSearch } }: NothingFoundProps) {
  const say = useText('shop_goods')
  const { keywords } = search
  // Goods of another class answer nobody who came for this one.
  const kept = keywords === undefined ? classOnly : undefined
  const narrowed = chosenIn(search, kept).length > 0
  return (
    <>
      <NoMatchState
        title={
          keywords === undefined
            ? say('shop_goods.no_result_filters')
            : say('shop_goods.no_result', { words: keywords })
        }
        hint={say('shop_goods.no_result_hint')}
      >
        {data.did_you_mean !== null && (
          <DidYouMean
            words={data.did_you_mean}
            href={searchPath(changeSearch(search, { keywords: data.did_you_mean }))}
          />
        )}
        {narrowed ? (
          <>
            <DropWeakest search={search} {...(kept ? { fixed: kept } : {})} nameOf={nameOf} onSearch={onSearch} />
            <Button onClick={() => onSearch(withoutAll(search, kept))}>{say('shop_goods.clear_filters')}</Button>
          </>
        ) : (
          <LinkButton href={PATHS.classes} look="solid">
            {say('shop.all_classes')}
          </LinkButton>
        )}
      </NoMatchState>
      <WaysOn />
    </>
  )
}

/** An address that says no search: an empty one, with the same ways on. */
export function UnreadableSearch() {
  const say = useText('shop_goods')
  return (
    <>
      <NoMatchState title={say('shop_goods.search_broken_nothing')} hint={say('shop_goods.search_broken_hint')}>
        <LinkButton href={PATHS.classes} look="solid">
          {say('shop.all_classes')}
        </LinkButton>
      </NoMatchState>
      <WaysOn />
    </>
  )
}

function WaysOn() {
  const say = useText('shop_goods', 'shop')
  const { data: site } = useCommonQuery()
  const words = site?.hot_words ?? []
  return (
    <>
      {words.length > 0 && (
        <chakra.nav
          aria-label={say('shop.search_hot')}
          display="flex"
          flexWrap="wrap"
          justifyContent="center"
          alignItems="center"
          gap="2"
        >
          <chakra.span textStyle="sm" color="fg.muted">
            {say('shop.search_hot')}
          </chakra.span>
          {words.map(word => (
            <UiLink
              key={word}
              href={searchPath({ keywords: word })}
              display="inline-flex"
              alignItems="center"
              h={{ base: '40px', md: '32px' }}
              px="3.5"
              borderRadius="full"
              bg="bg.surface"
              textStyle="sm"
              _hover={{ color: 'accent.fg', bg: 'accent.subtle' }}
            >
              {word}
            </UiLink>
          ))}
        </chakra.nav>
      )}
      <Recommended place="empty" title={say('shop_goods.no_result_popular')} most={5} />
    </>
  )
}

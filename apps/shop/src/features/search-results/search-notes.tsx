import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsSearch, GoodsSearchData } from '@shiji/contract/catalog/search.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { changeSearch } from './search-change.ts'

export interface SearchNotesProps {
  readonly search: GoodsSearch
  readonly data: GoodsSearchData | undefined
  /** Address of a search on this page. */
  readonly addressOf: (search: GoodsSearch) => string
}

/** How the words were read, where that is not simply as typed: words left out, a letter tolerated, a likelier spelling. */
export function SearchNotes({ search, data, addressOf }: SearchNotesProps) {
  const say = useText('shop_goods')
  const locale = useLocale()
  const { keywords } = search
  if (data === undefined || keywords === undefined) return null
  const quoted = data.dropped.map(word => `“${word}”`)
  const dropped = locale === 'en' ? new Intl.ListFormat('en').format(quoted) : quoted.join('')
  const read =
    data.match === 'relaxed' && quoted.length > 0
      ? say('shop_goods.relaxed', { words: keywords, dropped })
      : data.match === 'exact' || data.data.length === 0
        ? undefined
        : say('shop_goods.fuzzy', { words: keywords })
  return (
    <>
      {read !== undefined && (
        <chakra.p
          role="status"
          textStyle="sm"
          px="3"
          py="2"
          borderRadius="sm"
          bg="status.info.subtle"
          color="status.info.fg"
          overflowWrap="anywhere"
        >
          {read}
        </chakra.p>
      )}
      {data.did_you_mean !== null && data.data.length > 0 && (
        <DidYouMean words={data.did_you_mean} href={addressOf(changeSearch(search, { keywords: data.did_you_mean }))} />
      )}
    </>
  )
}

/** A likelier spelling, as a link to its results. */
export function DidYouMean({ words, href }: { readonly words: string; readonly href: string }) {
  const say = useText('shop_goods')
  return (
    <chakra.p textStyle="md" overflowWrap="anywhere">
      {say('shop_goods.did_you_mean')}{' '}
      <UiLink href={href} color="accent.fg" fontWeight="semibold" textDecoration="underline">
        {words}
      </UiLink>
    </chakra.p>
  )
}

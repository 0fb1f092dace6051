import { chakra } from '@chakra-ui/react/styled-system'
import { SearchHints } from './search-hints.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import type { SearchBoxState } from './use-search-box.ts'

export interface SearchOffersProps {
  readonly box: SearchBoxState
  readonly listId: string
  readonly hotWords: readonly string[]
}

/** The panel below the search field: suggestions for the typed text, otherwise history and popular words. */
export function SearchOffers({ box, listId, hotWords }: SearchOffersProps) {
  return (
    <chakra.div
      data-hints={box.hinted || undefined}
      bg="bg.raised"
      overflow="auto"
      overscrollBehavior="contain"
      flex="1"
      md={{
        position: 'absolute',
        insetX: '0',
        top: 'calc(100% + 8px)',
        maxH: 'min(70vh, 560px)',
        borderRadius: 'md',
        boxShadow: 'popover',
        zIndex: 'dropdown',
      }}
      mdDown={{ bg: 'transparent', mx: '-3', mt: '2' }}
    >
      {box.listed ? (
        <SuggestionList
          id={listId}
          suggestions={box.suggestions}
          typed={box.typed}
          active={box.active}
          onChoose={box.choose}
        />
      ) : (
        <SearchHints history={box.history} hot={hotWords} onForget={box.forgetOne} onForgetAll={box.forgetEvery} />
      )}
    </chakra.div>
  )
}

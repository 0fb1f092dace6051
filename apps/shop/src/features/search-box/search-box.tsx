import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { IconButton } from '@shiji/ui/common/button/button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { lazyPart } from '@shiji/ui/common/lazy/lazy-part.tsx'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useId } from 'react'
import { SearchField } from './search-field.tsx'
import { useSearchBox } from './use-search-box.ts'

// What it offers loads when the field is first used.
const SearchOffers = lazyPart(() => import('./search-offers.tsx').then(module => module.SearchOffers), { quiet: true })

export interface SearchBoxProps {
  /** Words of the search on screen, which stay in the field. */
  readonly keywords: string
  readonly hotWords: readonly string[]
}

/** On phones the open box fills the screen. */
const wholeScreen = {
  mdDown: {
    position: 'fixed',
    inset: '0',
    zIndex: 'modal',
    bg: 'bg.surface',
    display: 'flex',
    flexDirection: 'column',
    p: '3',
  },
} as const

/**
 * The search field with suggestions: arrows move and fill, Enter submits, Esc restores the typed text. Empty, it offers
 * history and popular words. On phones it fills the screen while it is open.
 */
export function SearchBox({ keywords, hotWords }: SearchBoxProps) {
  const say = useText('shop', 'common')
  const listId = useId()
  const box = useSearchBox(keywords, hotWords)
  return (
    <chakra.form
      ref={box.holder}
      role="search"
      aria-label={say('shop.search_label')}
      onSubmit={box.submit}
      onKeyDown={box.onFormKey}
      position="relative"
      w="full"
      {...(box.open ? wholeScreen : {})}
    >
      <chakra.div display="flex" alignItems="center" gap="2">
        {box.open && (
          <IconButton hideFrom="md" label={say('common.back')} onClick={box.close} size="lg" ms="-2">
            <Icon of={ArrowLeft} />
          </IconButton>
        )}
        <SearchField box={box} listId={listId} />
      </chakra.div>
      <chakra.div role="status" srOnly>
        {box.listed ? say('shop.search_suggestions_count', { count: box.suggestions.length }) : ''}
      </chakra.div>
      {(box.listed || box.hinted) && (
        <Suspense fallback={null}>
          <SearchOffers box={box} listId={listId} hotWords={hotWords} />
        </Suspense>
      )}
    </chakra.form>
  )
}

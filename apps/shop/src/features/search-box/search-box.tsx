import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Button, IconButton } from '@shiji/ui/button/button.tsx'
import { Icon } from '@shiji/ui/icon/icon.tsx'
import { lazyPart } from '@shiji/ui/lazy/lazy-part.tsx'
import { ArrowLeft, Search, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { searchPath } from '../../site/links/paths.ts'
import { useLeaving } from '../../site/use-leaving.ts'
import { optionId } from './option-id.ts'
import { forget, forgetAll, readHistory, remember } from './search-history.ts'
import { type Suggestion, suggestionTarget } from './suggestion-target.ts'
import { useSuggestions } from './use-suggestions.ts'

const SuggestionList = lazyPart(() => import('./suggestion-list.tsx').then(module => module.SuggestionList), {
  quiet: true,
})
const SearchHints = lazyPart(() => import('./search-hints.tsx').then(module => module.SearchHints), { quiet: true })

export interface SearchBoxProps {
  /** Words of the search on screen, which stay in the field. */
  readonly keywords: string
  readonly hotWords: readonly string[]
}

/**
 * The search field with suggestions: arrows move and fill, Enter submits, Esc gives back what was typed. Empty, it offers
 * history and popular words. On phones it fills the screen while it is open.
 */
export function SearchBox({ keywords, hotWords }: SearchBoxProps) {
  const say = useText('shop', 'common')
  const navigate = useNavigate()
  const { key } = useLocation()
  const listId = useId()
  const holder = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(keywords)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [history, setHistory] = useState<readonly string[]>([])
  const suggestions = useSuggestions(typed, open)
  const highlighted = suggestions[active]
  const listed = open && typed.trim() !== '' && suggestions.length > 0
  const hinted = open && typed.trim() === '' && history.length + hotWords.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation puts the words of its search into the field.
  useEffect(() => {
    setTyped(keywords)
    setOpen(false)
    setActive(-1)
  }, [key, keywords])
  useLeaving(holder, open, () => setOpen(false))

  const begin = () => {
    setHistory(readHistory())
    setOpen(true)
  }
  const go = (target: string, word: string) => {
    remember(word)
    setOpen(false)
    field.current?.blur()
    void navigate(target)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (highlighted) return go(suggestionTarget(highlighted), highlighted.text)
    const word = typed.trim()
    go(searchPath(word === '' ? {} : { keywords: word }), word)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      if (active >= 0) setActive(-1)
      else setOpen(false)
      return
    }
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    if (!open) return begin()
    if (hinted && by === 1) return holder.current?.querySelector<HTMLElement>('[data-hints] a')?.focus()
    if (suggestions.length > 0) setActive(wrapped(active + by, suggestions.length))
  }
  const choose = (suggestion: Suggestion) => go(suggestionTarget(suggestion), suggestion.text)

  return (
    <chakra.form
      ref={holder}
      role="search"
      aria-label={say('shop.search_label')}
      onSubmit={submit}
      onKeyDown={event => {
        if (event.key === 'Escape' && hinted) {
          // In this order: the field opens what it offers when the focus comes.
          field.current?.focus()
          setOpen(false)
        }
      }}
      position="relative"
      w="full"
      {...(open
        ? {
            mdDown: {
              position: 'fixed',
              inset: '0',
              zIndex: 'modal',
              bg: 'bg.surface',
              display: 'flex',
              flexDirection: 'column',
              p: '3',
            },
          }
        : {})}
    >
      <chakra.div display="flex" alignItems="center" gap="2">
        {open && (
          <IconButton hideFrom="md" label={say('common.back')} onClick={() => setOpen(false)} size="lg" ms="-2">
            <Icon of={ArrowLeft} />
          </IconButton>
        )}
        <chakra.div
          position="relative"
          flex="1"
          minW="0"
          display="flex"
          alignItems="center"
          h={{ base: '44px', md: 'control-md' }}
          bg="bg.surface"
          borderWidth="2px"
          borderColor="fg"
          borderRadius="sm"
          transition="border-color 140ms"
          _focusWithin={{ borderColor: 'accent.solid' }}
        >
          <chakra.input
            ref={field}
            type="search"
            name="keywords"
            role="combobox"
            aria-label={say('shop.search_label')}
            aria-expanded={listed}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={highlighted ? optionId(listId, active) : undefined}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={100}
            placeholder={say('shop.search_placeholder')}
            value={highlighted?.text ?? typed}
            onChange={event => {
              setTyped(event.target.value)
              setActive(-1)
              if (!open) begin()
            }}
            onFocus={begin}
            onClick={begin}
            onKeyDown={onKeyDown}
            flex="1"
            minW="0"
            h="full"
            px="3"
            bg="transparent"
            textStyle={{ base: 'lg', md: 'md' }}
            outline="none"
            _focusVisible={{ outline: 'none', boxShadow: 'none' }}
            css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
          />
          {typed !== '' && open && (
            <IconButton
              size="xs"
              label={say('shop.search_clear')}
              onClick={() => {
                setTyped('')
                setActive(-1)
                field.current?.focus()
              }}
            >
              <Icon of={X} size={16} />
            </IconButton>
          )}
          <Button
            type="submit"
            look="solid"
            tone="neutral"
            aria-label={say('shop.search_button')}
            h="full"
            minW="52px"
            px="4"
            borderRadius="0 5px 5px 0"
            icon={<Icon of={Search} />}
          />
        </chakra.div>
      </chakra.div>
      <chakra.div role="status" srOnly>
        {listed ? say('shop.search_suggestions_count', { count: suggestions.length }) : ''}
      </chakra.div>
      {(listed || hinted) && (
        <chakra.div
          data-hints={hinted || undefined}
          bg="bg.raised"
          overflow="auto"
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
          <Suspense fallback={null}>
            {listed ? (
              <SuggestionList id={listId} suggestions={suggestions} typed={typed} active={active} onChoose={choose} />
            ) : (
              <SearchHints
                history={history}
                hot={hotWords}
                onForget={word => setHistory(forget(word))}
                onForgetAll={() => setHistory(forgetAll())}
              />
            )}
          </Suspense>
        </chakra.div>
      )}
    </chakra.form>
  )
}

/** Runs around the list, with one place before the first for what was typed. */
const wrapped = (index: number, length: number): number => (index < -1 ? length - 1 : index >= length ? -1 : index)

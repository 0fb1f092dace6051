import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import { searchPath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import { useLeaving } from '../../site/use-leaving.ts'
import { mergeSuggestions, ownSuggestions } from './own-history.ts'
import { forget, forgetAll, readHistory, remember } from './search-history.ts'
import { type Suggestion, suggestionTarget } from './suggestion-target.ts'
import { useSuggestions } from './use-suggestions.ts'

/** State of the search box, and the actions of its parts. */
export interface SearchBoxState {
  readonly holder: RefObject<HTMLFormElement | null>
  readonly field: RefObject<HTMLInputElement | null>
  readonly typed: string
  readonly open: boolean
  readonly suggestions: readonly Suggestion[]
  /** Index of the highlighted suggestion; -1 is the text as typed. */
  readonly active: number
  readonly highlighted: Suggestion | undefined
  readonly history: readonly string[]
  /** Suggestions are on screen. */
  readonly listed: boolean
  /** History and popular words are on screen. */
  readonly hinted: boolean
  readonly begin: () => void
  readonly close: () => void
  readonly type: (text: string) => void
  readonly choose: (suggestion: Suggestion) => void
  readonly submit: (event: FormEvent) => void
  readonly onFieldKey: (event: KeyboardEvent) => void
  readonly onFormKey: (event: KeyboardEvent) => void
  readonly forgetOne: (word: string) => void
  readonly forgetEvery: () => void
}

/** The state of a search box: typed text, highlighted suggestion, and the keys that move between them. */
export function useSearchBox(keywords: string, hotWords: readonly string[]): SearchBoxState {
  const navigate = useNavigate()
  const pick = useName()
  const { key } = useLocation()
  const holder = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(keywords)
  const [open, setOpen] = useState(false)
  /** The box is being drawn. */
  const opening = useRef(false)
  const [active, setActive] = useState(-1)
  const [history, setHistory] = useState<readonly string[]>([])
  const offered = useSuggestions(typed, open)
  const suggestions = useMemo(
    () => mergeSuggestions(open ? ownSuggestions(typed, history, pick) : [], offered, mostFor(innerWidth)),
    [open, typed, history, pick, offered],
  )
  const highlighted = suggestions[active]
  const empty = typed.trim() === ''
  const hinted = open && empty && history.length + hotWords.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation puts the words of its search into the field.
  useEffect(() => {
    setTyped(keywords)
    setOpen(false)
    setActive(-1)
  }, [key, keywords])
  useLeaving(holder, open, () => setOpen(false))
  useEffect(() => {
    opening.current = false
    // The focus may have gone on while the box was being drawn.
    if (open && !holder.current?.contains(document.activeElement)) setOpen(false)
  }, [open])

  const begin = () => {
    // A tap is a focus and a click.
    if (open) return
    opening.current = true
    // The browser answers the tap by its caret; the box, a screen of its own on phones, is drawn right after.
    startTransition(() => {
      setHistory(readHistory())
      setOpen(true)
    })
  }
  const go = (target: string, word: string | undefined) => {
    if (word !== undefined) remember(word)
    setOpen(false)
    field.current?.blur()
    void navigate(target)
  }
  // Goods are remembered as looked at, not as words.
  const choose = (suggestion: Suggestion) =>
    go(suggestionTarget(suggestion), suggestion.kind === 'goods' ? undefined : suggestion.text)
  return {
    holder,
    field,
    typed,
    open,
    suggestions,
    active,
    highlighted,
    history,
    listed: open && !empty && suggestions.length > 0,
    hinted,
    begin,
    close: () => setOpen(false),
    type: text => {
      setTyped(text)
      setActive(-1)
    },
    choose,
    submit: event => {
      event.preventDefault()
      if (highlighted) return choose(highlighted)
      const word = typed.trim()
      go(searchPath(word === '' ? {} : { keywords: word }), word)
    },
    onFieldKey: event => {
      if (event.nativeEvent.isComposing) return
      if (event.key === 'Escape' && (open || opening.current)) {
        opening.current = false
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
    },
    onFormKey: event => {
      if (event.key !== 'Escape' || !hinted) return
      // In this order: focusing the field opens its hints.
      field.current?.focus()
      setOpen(false)
    },
    forgetOne: word => setHistory(forget(word)),
    forgetEvery: () => setHistory(forgetAll()),
  }
}

/** More than these are not read (ux 38); below the keyboard of a phone there is room for fewer. */
const mostFor = (width: number): number => (width < 768 ? 8 : 10)

/** Wraps around the list, with one position before the first for the typed text. */
const wrapped = (index: number, length: number): number => (index < -1 ? length - 1 : index >= length ? -1 : index)

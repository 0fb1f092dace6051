import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { Clock, Eye, LayoutGrid, type LucideIcon, Search, Sparkles, Store } from 'lucide-react'
import { optionId } from './option-id.ts'
import type { Suggestion } from './suggestion-target.ts'

const icons: Readonly<Record<Suggestion['kind'], LucideIcon>> = {
  word: Search,
  class: LayoutGrid,
  brand: Sparkles,
  store: Store,
  recent: Clock,
  goods: Eye,
}

export interface SuggestionListProps {
  readonly id: string
  readonly suggestions: readonly Suggestion[]
  readonly typed: string
  /** Index of the highlighted one, -1 for none. */
  readonly active: number
  readonly onChoose: (suggestion: Suggestion) => void
}

/** Suggestions under the search field: the typed part plain, its completion bold, the kind as a label. */
export function SuggestionList({ id, suggestions, typed, active, onChoose }: SuggestionListProps) {
  const say = useText('shop')
  const kinds = {
    word: undefined,
    class: say('shop.search_in_class'),
    brand: say('shop.search_in_brand'),
    store: say('shop.search_in_store'),
    recent: say('shop.search_recent'),
    goods: say('shop.search_seen'),
  }
  return (
    <chakra.div role="listbox" id={id} aria-label={say('shop.search_suggestions')} py="1">
      {suggestions.map((suggestion, index) => (
        <chakra.div
          key={`${suggestion.kind} ${suggestion.text}`}
          role="option"
          id={optionId(id, index)}
          aria-selected={index === active}
          // The field keeps the focus; pointerdown would move it before the click.
          onPointerDown={event => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
          display="flex"
          alignItems="center"
          gap="3"
          minH={{ base: '48px', md: '40px' }}
          px="4"
          textStyle="md"
          cursor="pointer"
          bg={index === active ? 'neutral.subtle' : undefined}
          _hover={{ bg: 'neutral.subtle' }}
        >
          <chakra.span color="fg.subtle" display="inline-flex">
            <Icon of={icons[suggestion.kind]} size={16} />
          </chakra.span>
          <chakra.span flex="1" minW="0" truncate>
            <Completed text={suggestion.text} typed={typed} />
          </chakra.span>
          {kinds[suggestion.kind] && (
            <chakra.span textStyle="xs" color="fg.muted">
              {kinds[suggestion.kind]}
            </chakra.span>
          )}
        </chakra.div>
      ))}
    </chakra.div>
  )
}

function Completed({ text, typed }: { readonly text: string; readonly typed: string }) {
  const start = text.toLowerCase().indexOf(typed.trim().toLowerCase())
  if (typed.trim() === '' || start === -1) return <b>{text}</b>
  const end = start + typed.trim().length
  return (
    <>
      <b>{text.slice(0, start)}</b>
      {text.slice(start, end)}
      <b>{text.slice(end)}</b>
    </>
  )
}

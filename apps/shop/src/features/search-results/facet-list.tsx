import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Checkbox } from '@shiji/ui/common/checkbox/checkbox.tsx'
import { Input } from '@shiji/ui/common/input/input.tsx'
import { type ReactNode, useId, useState } from 'react'

/** A value of a facet: its label, its number of goods, whether it is selected. */
export interface FacetValue {
  readonly id: number | string
  readonly name: string
  readonly count: number
  readonly on: boolean
}

export interface FacetListProps {
  readonly title: string
  readonly values: readonly FacetValue[]
  /** Selects a value, or deselects it. */
  readonly onToggle: (value: FacetValue) => void
  readonly children?: ReactNode
}

const shownAtFirst = 6

/** Longer lists are searched instead of read. */
const searchedFrom = 13

/** One facet: values with counts, the first six visible, the rest behind "more"; a long one can be searched. */
export function FacetList({ title, values, onToggle, children }: FacetListProps) {
  const say = useText('shop_goods')
  const [all, setAll] = useState(false)
  const [words, setWords] = useState('')
  if (values.length === 0 && !children) return null
  const wanted = words.trim().toLowerCase()
  const found = wanted === '' ? values : values.filter(value => value.name.toLowerCase().includes(wanted))
  // A selected value is always visible.
  const shown = all ? found : values.filter((value, index) => index < shownAtFirst || value.on)
  const rest = values.length - shown.length
  return (
    // A fieldset is as wide as its longest line unless it is told otherwise.
    <chakra.fieldset
      minW="0"
      py="4"
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: '0', pt: '0' }}
    >
      <chakra.legend float="left" w="full" textStyle="sm" fontWeight="semibold" mb="2">
        {title}
      </chakra.legend>
      <chakra.div clear="both">
        {all && values.length >= searchedFrom && (
          <Input
            type="search"
            size="sm"
            mb="2"
            value={words}
            onChange={event => setWords(event.target.value)}
            aria-label={say('shop_goods.facet_search', { title })}
            placeholder={say('shop_goods.facet_search', { title })}
          />
        )}
        <chakra.ul display="flex" flexDirection="column">
          {shown.map(value => (
            <li key={value.id}>
              <FacetTick value={value} onToggle={onToggle} />
            </li>
          ))}
        </chakra.ul>
        {all && found.length === 0 && (
          <chakra.p role="status" textStyle="sm" color="fg.muted" py="1">
            {say('shop_goods.facet_search_none', { words: words.trim() })}
          </chakra.p>
        )}
        {(rest > 0 || all) && values.length > shownAtFirst && (
          <Button
            look="plain"
            tone="neutral"
            size="sm"
            mt="1"
            aria-expanded={all}
            onClick={() => {
              setAll(!all)
              setWords('')
            }}
          >
            {all ? say('shop_goods.fewer_values') : say('shop_goods.more_values', { count: rest })}
          </Button>
        )}
        {children}
      </chakra.div>
    </chakra.fieldset>
  )
}

function FacetTick({ value, onToggle }: { readonly value: FacetValue } & Pick<FacetListProps, 'onToggle'>) {
  const id = useId()
  return (
    <chakra.label
      htmlFor={id}
      display="flex"
      alignItems="center"
      gap="2"
      minH={{ base: '44px', lg: '32px' }}
      textStyle="md"
      cursor="pointer"
      color={value.on ? 'accent.fg' : 'fg'}
      fontWeight={value.on ? 'semibold' : 'normal'}
      _hover={{ color: 'accent.fg' }}
    >
      <Checkbox id={id} checked={value.on} onChange={() => onToggle(value)} />
      <chakra.span flex="1" minW="0" truncate title={value.name}>
        {value.name}
      </chakra.span>{' '}
      <chakra.span textStyle="xs" color="fg.muted" fontWeight="normal" data-tabular>
        {value.count}
      </chakra.span>
    </chakra.label>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'

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

/** One facet: values with counts, the first six visible, the rest behind "more". */
export function FacetList({ title, values, onToggle, children }: FacetListProps) {
  const say = useText('shop_goods')
  const [all, setAll] = useState(false)
  if (values.length === 0 && !children) return null
  // A selected value is always visible.
  const shown = all ? values : values.filter((value, index) => index < shownAtFirst || value.on)
  const rest = values.length - shown.length
  return (
    <chakra.section py="4" borderTopWidth="1px" borderColor="border" _first={{ borderTopWidth: '0', pt: '0' }}>
      <chakra.h2 textStyle="sm" fontWeight="semibold" mb="2">
        {title}
      </chakra.h2>
      <chakra.ul display="flex" flexDirection="column">
        {shown.map(value => (
          <li key={value.id}>
            <chakra.button
              type="button"
              aria-pressed={value.on}
              onClick={() => onToggle(value)}
              display="flex"
              alignItems="center"
              gap="2"
              w="full"
              minH={{ base: '44px', md: '32px' }}
              textAlign="start"
              textStyle="md"
              cursor="pointer"
              borderRadius="xs"
              color={value.on ? 'accent.fg' : 'fg'}
              fontWeight={value.on ? 'semibold' : 'normal'}
              _hover={{ color: 'accent.fg' }}
            >
              <chakra.span
                aria-hidden
                display="grid"
                placeItems="center"
                w="18px"
                h="18px"
                flexShrink="0"
                borderRadius="xs"
                borderWidth="1px"
                borderColor={value.on ? 'accent.solid' : 'border.control'}
                bg={value.on ? 'accent.solid' : 'bg.surface'}
                color="accent.contrast"
              >
                {value.on && <Icon of={Check} size={16} />}
              </chakra.span>
              <chakra.span flex="1" minW="0" truncate>
                {value.name}
              </chakra.span>
              <chakra.span textStyle="xs" color="fg.muted" fontWeight="normal" data-tabular>
                {value.count}
              </chakra.span>
            </chakra.button>
          </li>
        ))}
      </chakra.ul>
      {(rest > 0 || all) && values.length > shownAtFirst && (
        <Button look="plain" tone="neutral" size="sm" mt="1" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? say('shop_goods.fewer_values') : say('shop_goods.more_values', { count: rest })}
        </Button>
      )}
      {children}
    </chakra.section>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { useId } from 'react'
import { Star } from './star.tsx'

export interface RatingInputProps {
  /** What is rated. */
  readonly label: string
  /** 1 to 5; undefined without a rating. */
  readonly value: number | undefined
  /** Called with the stars, 1 to 5. */
  readonly onChange: (value: number) => void
}

/** A rating input: five native radio buttons under stars, with the meaning of the chosen one as text. */
export function RatingInput({ label, value, onChange }: RatingInputProps) {
  const say = useText('ui')
  const name = useId()
  const meanings = [say('ui.rating_1'), say('ui.rating_2'), say('ui.rating_3'), say('ui.rating_4'), say('ui.rating_5')]
  return (
    <chakra.fieldset display="flex" alignItems="center" gap="3" flexWrap="wrap">
      <chakra.legend float="left" textStyle="md" color="fg.muted" me="3">
        {label}
      </chakra.legend>
      <chakra.span display="inline-flex">
        {meanings.map((meaning, index) => {
          const star = index + 1
          const on = value !== undefined && star <= value
          return (
            <chakra.label
              key={meaning}
              position="relative"
              p="1.5"
              cursor="pointer"
              color={on ? 'status.warning.solid' : 'fg.subtle'}
              borderRadius="xs"
              _hover={{ color: 'status.warning.solid' }}
              css={{ '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus' } }}
            >
              <chakra.input
                type="radio"
                name={name}
                checked={value === star}
                onChange={() => onChange(star)}
                position="absolute"
                inset="0"
                opacity="0"
                cursor="pointer"
                aria-label={say('ui.rating_choice', { count: star, meaning })}
              />
              <Star size={26} filled={on} />
            </chakra.label>
          )
        })}
      </chakra.span>
      <chakra.span textStyle="sm" color="fg.muted" aria-hidden>
        {value === undefined ? '' : meanings[value - 1]}
      </chakra.span>
    </chakra.fieldset>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { LIMITS } from '@shiji/contract/limits.ts'
import { useControlAttributes } from '@shiji/ui/common/field/field-context.ts'
import type { Ref } from 'react'

const places = Array.from({ length: LIMITS.password.payDigits }, (_, place) => place)

export interface PinInputProps {
  readonly value: string
  readonly onChange: (digits: string) => void
  readonly autoFocus?: boolean
  readonly onBlur?: () => void
  readonly ref?: Ref<HTMLInputElement>
}

/** A payment password of six digits: one field drawn as six boxes, so that pasting and screen readers work as usual. */
export function PinInput({ value, onChange, autoFocus = false, onBlur, ref }: PinInputProps) {
  const attributes = useControlAttributes()
  return (
    <chakra.span position="relative" display="inline-block" w="full" maxW="300px">
      <chakra.span aria-hidden display="grid" gridTemplateColumns={`repeat(${places.length}, 1fr)`} gap="2">
        {places.map(place => (
          <chakra.span
            key={place}
            display="grid"
            placeItems="center"
            h="44px"
            borderRadius="sm"
            borderWidth="1px"
            borderColor={attributes['aria-invalid'] ? 'status.danger.border' : 'border.control'}
            bg="bg.surface"
            data-here={place === Math.min(value.length, places.length - 1) || undefined}
          >
            {place < value.length && <chakra.span w="10px" h="10px" borderRadius="full" bg="fg" />}
          </chakra.span>
        ))}
      </chakra.span>
      <chakra.input
        {...attributes}
        ref={ref}
        type="password"
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        autoFocus={autoFocus}
        maxLength={places.length}
        value={value}
        onBlur={onBlur}
        onChange={event => onChange(event.target.value.replace(/\D/g, '').slice(0, places.length))}
        position="absolute"
        inset="0"
        w="full"
        h="full"
        opacity="0"
        css={{
          'span:has(> &:focus) > span > [data-here]': {
            outline: '2px solid',
            outlineColor: 'focus',
            outlineOffset: '-1px',
          },
        }}
      />
    </chakra.span>
  )
}

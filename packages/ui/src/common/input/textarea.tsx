import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { SPEC_LIMITS } from '@shiji/kit/limits/spec-limits.ts'
import { type ChangeEvent, useState } from 'react'
import { useControlAttributes } from '../field/field-context.ts'
import { inputRecipe } from './input.recipe.ts'

const StyledTextarea = chakra('textarea', inputRecipe)

export interface TextareaProps extends HTMLChakraProps<'textarea'> {
  /** Most characters, counted as people count them (an emoji is one). @default 15 (§5) */
  readonly limit?: number
}

const lengthOf = (text: unknown): number => [...String(text ?? '')].length

/** Several lines of text with a counter. Text over the limit stays and is marked, to be shortened by the person. */
export function Textarea({
  limit = SPEC_LIMITS.textarea.maxLength,
  value,
  defaultValue,
  onChange,
  ...rest
}: TextareaProps) {
  const say = useText('common', 'status')
  const [typed, setTyped] = useState(() => lengthOf(defaultValue))
  const used = value === undefined ? typed : lengthOf(value)
  const over = used > limit
  const change = (event: ChangeEvent<HTMLTextAreaElement>): void => {
    setTyped(lengthOf(event.target.value))
    onChange?.(event)
  }
  return (
    <chakra.div position="relative">
      <StyledTextarea
        rows={3}
        h="auto"
        minH="24"
        pt="2"
        pb="7"
        resize="vertical"
        display="block"
        {...useControlAttributes()}
        {...rest}
        {...(value === undefined ? { defaultValue } : { value })}
        {...(over ? { 'aria-invalid': true } : {})}
        onChange={change}
      />
      <chakra.span
        aria-live="polite"
        aria-atomic
        position="absolute"
        insetEnd="3"
        bottom="1.5"
        textStyle="xs"
        data-tabular
        pointerEvents="none"
        color={over ? 'status.danger.fg' : 'fg.muted'}
        fontWeight={over ? 'semibold' : 'normal'}
      >
        {say('common.characters_used', { used, limit })}
      </chakra.span>
    </chakra.div>
  )
}

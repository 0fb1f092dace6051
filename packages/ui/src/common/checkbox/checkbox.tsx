import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { type ReactNode, useCallback } from 'react'
import { useControlAttributes } from '../field/field-context.ts'
import { checkboxRecipe, radioRecipe, switchRecipe } from './tick.recipe.ts'

const CheckboxBox = chakra('input', checkboxRecipe)
const RadioBox = chakra('input', radioRecipe)
const SwitchBox = chakra('input', switchRecipe)

export interface TickProps extends Omit<HTMLChakraProps<'input'>, 'type' | 'children'> {
  /** Label beside the box; without it the box needs `aria-label` or a `Field`. */
  readonly children?: ReactNode
}

const Beside = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '6',
    cursor: 'pointer',
    textStyle: 'md',
    color: 'fg',
  },
})

const beside = (box: ReactNode, words: ReactNode) =>
  words === undefined ? (
    box
  ) : (
    <Beside>
      {box}
      <span>{words}</span>
    </Beside>
  )

export interface CheckboxProps extends TickProps {
  /** Indeterminate: some, but not all, are checked. @default false */
  readonly indeterminate?: boolean
}

/** A checkbox with three states. */
export function Checkbox({ children, indeterminate = false, ...rest }: CheckboxProps) {
  const attributes = useControlAttributes()
  // HTML has no attribute for the third state.
  const third = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = indeterminate
    },
    [indeterminate],
  )
  return beside(<CheckboxBox ref={third} {...attributes} {...rest} type="checkbox" />, children)
}

/** A radio button. */
export function Radio({ children, ...rest }: TickProps) {
  return beside(<RadioBox {...rest} type="radio" />, children)
}

/** A switch with immediate effect. */
export function Switch({ children, ...rest }: TickProps) {
  const { readOnly: _, ...attributes } = useControlAttributes()
  return beside(<SwitchBox {...attributes} {...rest} type="checkbox" role="switch" />, children)
}

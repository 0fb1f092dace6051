import { chakra, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react/styled-system'
import { ChevronDown } from 'lucide-react'
import { useControlAttributes } from '../field/field-context.ts'
import { Icon } from '../icon/icon.tsx'
import { inputRecipe } from '../input/input.recipe.ts'

const StyledSelect = chakra('select', inputRecipe)

/** One choice: its label and the value that is sent. */
export interface Choice {
  readonly label: string
  readonly value: string | number
  readonly disabled?: boolean
  /** Another text that finds it in a searchable list, such as its name in the other language. */
  readonly also?: string
}

export interface SelectProps extends HTMLChakraProps<'select', RecipeVariantProps<typeof inputRecipe>> {
  /** In display order. */
  readonly choices: readonly Choice[]
  /** First line, for no choice; without it, one is always chosen. */
  readonly placeholder?: string
}

/** A short list of choices, as a native select: fast, and familiar on phones. */
export function Select({ choices, placeholder, ...rest }: SelectProps) {
  return (
    <chakra.div position="relative" display="block" minW="0">
      <StyledSelect appearance="none" pe="9" textOverflow="ellipsis" {...useControlAttributes()} {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices.map(choice => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled ?? false}>
            {choice.label}
          </option>
        ))}
      </StyledSelect>
      <chakra.span
        position="absolute"
        insetEnd="2.5"
        top="0"
        bottom="0"
        display="grid"
        placeItems="center"
        pointerEvents="none"
        color="fg.muted"
      >
        <Icon of={ChevronDown} size={16} />
      </chakra.span>
    </chakra.div>
  )
}

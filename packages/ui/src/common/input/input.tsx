import { chakra, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react/styled-system'
import { useControlAttributes } from '../field/field-context.ts'
import { inputRecipe } from './input.recipe.ts'

const StyledInput = chakra('input', inputRecipe)

export type InputProps = HTMLChakraProps<'input', RecipeVariantProps<typeof inputRecipe>>

/** A line of text, connected to the surrounding `Field`. */
export function Input(props: InputProps) {
  return <StyledInput type="text" {...useControlAttributes()} {...props} />
}

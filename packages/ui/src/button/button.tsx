import { chakra, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react/styled-system'
import type { MouseEvent, ReactNode } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import { buttonRecipe } from './button.recipe.ts'

const StyledButton = chakra('button', buttonRecipe)

export interface ButtonProps extends HTMLChakraProps<'button', RecipeVariantProps<typeof buttonRecipe>> {
  /** Work is under way: the button keeps its width and focus, and takes no second press. @default false */
  readonly loading?: boolean
  /** Drawing before the words. */
  readonly icon?: ReactNode
}

const swallow = (event: MouseEvent): void => {
  event.preventDefault()
  event.stopPropagation()
}

/** A button. Does nothing while `loading`, and says so to screen readers. */
export function Button({ loading = false, icon, children, onClick, ...rest }: ButtonProps) {
  // `disabled` would throw the keyboard focus away in the middle of the work, so loading is told by ARIA only.
  return (
    <StyledButton
      type="button"
      {...rest}
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true, onClick: swallow } : { onClick })}
    >
      {loading ? (
        <>
          <chakra.span position="absolute" inset="0" display="grid" placeItems="center">
            <Spinner size={16} />
          </chakra.span>
          <chakra.span display="inline-flex" alignItems="center" gap="1.5" opacity="0">
            {icon}
            {children}
          </chakra.span>
        </>
      ) : rest.asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </StyledButton>
  )
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'square' | 'aria-label'> {
  /** What it does; spoken, and shown on hover. */
  readonly label: string
  /** The drawing. */
  readonly children: ReactNode
}

/** A button that shows an icon only. */
export function IconButton({ label, children, look = 'ghost', tone = 'neutral', ...rest }: IconButtonProps) {
  return (
    <Button aria-label={label} title={label} look={look} tone={tone} square {...rest}>
      {children}
    </Button>
  )
}

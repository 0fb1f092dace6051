import { chakra, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react/styled-system'
import type { MouseEvent, ReactNode } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import { buttonRecipe } from './button.recipe.ts'

const StyledButton = chakra('button', buttonRecipe)

export interface ButtonProps extends HTMLChakraProps<'button', RecipeVariantProps<typeof buttonRecipe>> {
  /** Busy: the button keeps its width and focus and ignores further clicks. @default false */
  readonly loading?: boolean
  /** Icon before the label. */
  readonly icon?: ReactNode
}

const swallow = (event: MouseEvent): void => {
  event.preventDefault()
  event.stopPropagation()
}

/** A button. While `loading` it ignores clicks and announces the state to screen readers. */
export function Button({ loading = false, icon, children, onClick, ...rest }: ButtonProps) {
  // `disabled` would drop the keyboard focus while busy, so loading is set by ARIA only.
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
  /** Accessible name, also shown as tooltip. */
  readonly label: string
  /** The icon. */
  readonly children: ReactNode
}

/** An icon-only button. */
export function IconButton({ label, children, look = 'ghost', tone = 'neutral', ...rest }: IconButtonProps) {
  return (
    <Button aria-label={label} title={label} look={look} tone={tone} square {...rest}>
      {children}
    </Button>
  )
}

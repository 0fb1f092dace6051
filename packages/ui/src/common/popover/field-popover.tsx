import { Popover } from '@chakra-ui/react/popover'
import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, type RefObject, useId } from 'react'
import { useField } from '../field/field-context.ts'
import { inputRecipe } from '../input/input.recipe.ts'
import { popoverRecipe } from './popover.recipe.ts'

const Opener = chakra('button', inputRecipe)

export interface FieldPopoverProps {
  /** Whether the panel is open. */
  readonly open: boolean
  /** Called when the panel opens or closes. */
  readonly onOpen: (open: boolean) => void
  /** The chosen value as text; '' shows the placeholder. */
  readonly words: string
  /** Placeholder. */
  readonly placeholder: string
  /** Rendered before the text. */
  readonly before?: ReactNode
  /** Rendered after the text. */
  readonly after?: ReactNode
  /** Accessible name of the panel. */
  readonly label: string
  /** The element of the panel. */
  readonly panel?: RefObject<HTMLDivElement | null>
  /** Initial focus of the open panel. @default the first focusable element */
  readonly initialFocus?: () => HTMLElement | null
  /** Padding. @default none */
  readonly padding?: '3'
  /** The panel's content. */
  readonly children: ReactNode
}

/**
 * A control that looks like an input and opens a panel to choose from; it takes its label and its error from the
 * surrounding field.
 */
export function FieldPopover(props: FieldPopoverProps) {
  const { open, onOpen, words, placeholder, before, after, label, panel, initialFocus, padding, children } = props
  const field = useField()
  const generated = useId()
  const id = field?.controlId ?? generated
  return (
    <Popover.Root
      recipe={popoverRecipe}
      open={open}
      onOpenChange={event => onOpen(event.open)}
      positioning={{ placement: 'bottom-start' }}
      {...(initialFocus === undefined ? {} : { initialFocusEl: initialFocus })}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <Opener
          type="button"
          id={id}
          aria-labelledby={field ? `${field.labelId} ${id}-value` : undefined}
          aria-describedby={field?.describedBy}
          data-invalid={field?.invalid ? '' : undefined}
          disabled={field?.disabled ?? false}
          display="flex"
          alignItems="center"
          gap="2"
          textAlign="start"
          cursor="pointer"
          borderColor={field?.invalid ? 'status.danger.border' : undefined}
        >
          {before}
          <chakra.span id={`${id}-value`} flex="1" truncate color={words === '' ? 'fg.subtle' : 'fg'}>
            {words === '' ? placeholder : words}
          </chakra.span>
          {after}
        </Opener>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content ref={panel} aria-label={label} {...(padding === undefined ? {} : { p: padding })}>
            {children}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}

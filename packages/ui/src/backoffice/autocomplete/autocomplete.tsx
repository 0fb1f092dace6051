import { createListCollection } from '@chakra-ui/react/collection'
import { Combobox as Parts } from '@chakra-ui/react/combobox'
import { Portal } from '@chakra-ui/react/portal'
import { useText } from '@shiji/i18n/react.ts'
import { useId, useMemo } from 'react'
import { useField } from '../../common/field/field-context.ts'
import { comboboxRecipe } from '../combobox/combobox.recipe.ts'
import { useSuggestions } from './use-suggestions.ts'
import { useTypedText } from './use-typed-text.ts'

export interface AutocompleteProps {
  /** The text, suggested or not. */
  readonly value: string
  /** Called with every change, typed or chosen. */
  readonly onValue: (text: string) => void
  /** Known suggestions, filtered by the typed text; or … */
  readonly choices?: readonly string[] | undefined
  /** … loads suggestions for the typed text; called a moment after the last key. */
  readonly suggest?: ((typed: string, signal: AbortSignal) => Promise<readonly string[]>) | undefined
  /** Placeholder: an example, never the label. */
  readonly placeholder?: string | undefined
  /** Called on blur. */
  readonly onBlur?: () => void
  /** Accessible name, if there is no `Field` around it. */
  readonly label?: string
}

/** A text input with suggestions. Free text is allowed; an older answer never replaces a newer one. */
export function Autocomplete({ value, onValue, choices, suggest, placeholder, onBlur, label }: AutocompleteProps) {
  const say = useText('form')
  const field = useField()
  const generated = useId()
  const typed = useTypedText(value, onValue)
  const suggestions = useSuggestions(typed.text, choices, suggest)
  const collection = useMemo(() => createListCollection({ items: [...suggestions] }), [suggestions])
  return (
    <Parts.Root
      recipe={comboboxRecipe}
      collection={collection}
      value={[]}
      inputValue={typed.text}
      onValueChange={event => event.value[0] !== undefined && typed.type(event.value[0])}
      allowCustomValue
      selectionBehavior="preserve"
      ids={{ input: field?.controlId ?? generated }}
      {...(field?.invalid ? { invalid: true } : {})}
      {...(field?.disabled ? { disabled: true } : {})}
      {...(field?.readOnly ? { readOnly: true } : {})}
      {...(placeholder ? { placeholder } : {})}
      translations={{ triggerLabel: say('form.choices_open') }}
      positioning={{ sameWidth: true }}
      lazyMount
      unmountOnExit
    >
      <Parts.Control pe="1">
        <Parts.Input
          {...(field ? {} : { 'aria-label': label })}
          {...(field?.describedBy ? { 'aria-describedby': field.describedBy } : {})}
          {...(field?.required ? { 'aria-required': true } : {})}
          autoComplete="off"
          // The state machine gets the letters later and would overwrite newer ones.
          onChange={event => typed.type(event.currentTarget.value)}
          onBlur={() => {
            typed.leave()
            onBlur?.()
          }}
        />
      </Parts.Control>
      <Portal>
        <Parts.Positioner>
          <Parts.Content css={{ '&:empty': { display: 'none' } }}>
            {suggestions.map(text => (
              <Parts.Item key={text} item={text}>
                <Parts.ItemText>{text}</Parts.ItemText>
              </Parts.Item>
            ))}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  )
}

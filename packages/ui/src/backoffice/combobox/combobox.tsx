import { createListCollection } from '@chakra-ui/react/collection'
import { Combobox as Parts } from '@chakra-ui/react/combobox'
import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Check, ChevronsUpDown, X } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useField } from '../../common/field/field-context.ts'
import { Icon } from '../../common/icon/icon.tsx'
import type { Choice } from '../../common/select/select.tsx'
import { Tag } from '../../common/tag-badge/tag-badge.tsx'
import { comboboxRecipe } from './combobox.recipe.ts'

type Value = Choice['value']

export interface ComboboxProps {
  /** All choices. */
  readonly choices: readonly Choice[]
  /** Chosen values; at most one without `multiple`. */
  readonly value: readonly Value[]
  /** Called with all chosen values. */
  readonly onValue: (value: readonly Value[]) => void
  /** Several values, shown as tags. @default false */
  readonly multiple?: boolean
  /** Placeholder: an example, never the label. */
  readonly placeholder?: string | undefined
  /** Called on blur. */
  readonly onBlur?: () => void
  /** Accessible name, if there is no `Field` around it. */
  readonly label?: string
  /** Called with the typed text, '' when typing ends, for lists whose choices are loaded by it. */
  readonly onTyped?: ((typed: string) => void) | undefined
}

const matches = ({ label, also = '' }: Choice, typed: string): boolean =>
  [label, also].some(text => text.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase()))

const isClosed = (input: HTMLInputElement): boolean => input.getAttribute('aria-expanded') !== 'true'

interface ChosenTagProps {
  readonly label: string
  readonly onRemove: () => void
}

/** One of several chosen values. */
function ChosenTag({ label, onRemove }: ChosenTagProps) {
  const say = useText('form')
  const field = useField()
  return (
    <Tag tone="neutral" gap="0.5" pe="0.5">
      {label}
      <chakra.button
        type="button"
        aria-label={say('form.choice_remove', { name: label })}
        disabled={field?.disabled ?? false}
        onClick={event => {
          event.stopPropagation()
          onRemove()
        }}
        display="grid"
        placeItems="center"
        w="20px"
        h="20px"
        borderRadius="xs"
        cursor="pointer"
      >
        <X aria-hidden width={12} height={12} />
      </chakra.button>
    </Tag>
  )
}

/** The choices that match the typed text. */
function FoundChoices({ choices }: { readonly choices: readonly Choice[] }) {
  const say = useText('form')
  return (
    <Portal>
      <Parts.Positioner>
        <Parts.Content>
          {/* A listbox needs entries, so "nothing found" is a disabled one. */}
          {choices.length === 0 && (
            <chakra.div role="option" aria-selected={false} aria-disabled px="3" py="2" textStyle="md" color="fg.muted">
              {say('form.choices_none')}
            </chakra.div>
          )}
          {choices.map(choice => (
            <Parts.Item key={choice.value} item={choice}>
              <Parts.ItemText>{choice.label}</Parts.ItemText>
              <Parts.ItemIndicator>
                <Icon of={Check} size={16} />
              </Parts.ItemIndicator>
            </Parts.Item>
          ))}
        </Parts.Content>
      </Parts.Positioner>
    </Portal>
  )
}

const collectionOf = (choices: readonly Choice[], typed: string) =>
  createListCollection({
    items: choices.filter(choice => matches(choice, typed)),
    itemToValue: choice => String(choice.value),
    itemToString: choice => choice.label,
    isItemDisabled: choice => choice.disabled ?? false,
  })

/** One or several choices from a long list, filtered by typing. */
export function Combobox({
  choices,
  value,
  onValue,
  multiple = false,
  placeholder,
  onBlur,
  label,
  onTyped,
}: ComboboxProps) {
  const say = useText('form', 'common')
  const field = useField()
  const generated = useId()
  // Undefined when not typing: the field then shows the chosen label.
  const [typed, setText] = useState<string>()
  const setTyped = (text: string | undefined): void => {
    setText(text)
    if (text !== typed) onTyped?.(text ?? '')
  }
  const labelOf = (key: string): string => choices.find(choice => String(choice.value) === key)?.label ?? key
  const keys = value.map(String)
  const collection = useMemo(() => collectionOf(choices, typed ?? ''), [choices, typed])
  const chosen = multiple || keys[0] === undefined ? '' : labelOf(keys[0])
  const take = (next: readonly string[]): void =>
    onValue(
      next.flatMap(key => {
        const known =
          choices.find(choice => String(choice.value) === key)?.value ?? value.find(old => String(old) === key)
        return known === undefined ? [] : [known]
      }),
    )
  return (
    <Parts.Root
      recipe={comboboxRecipe}
      collection={collection}
      multiple={multiple}
      value={keys}
      onValueChange={event => {
        take(event.value)
        setTyped(undefined)
      }}
      inputValue={typed ?? chosen}
      // Esc closes the list and keeps what was typed.
      onOpenChange={event => !event.open && event.reason !== 'escape-key' && setTyped(undefined)}
      selectionBehavior={multiple ? 'clear' : 'replace'}
      openOnClick
      ids={{ input: field?.controlId ?? generated }}
      {...(field?.invalid ? { invalid: true } : {})}
      {...(field?.disabled ? { disabled: true } : {})}
      {...(field?.readOnly ? { readOnly: true } : {})}
      {...(placeholder ? { placeholder: multiple && keys.length > 0 ? '' : placeholder } : {})}
      translations={{ triggerLabel: say('form.choices_open'), clearTriggerLabel: say('common.clear') }}
      positioning={{ sameWidth: true }}
      lazyMount
      unmountOnExit
    >
      <Parts.Control>
        {multiple &&
          keys.map(key => (
            <ChosenTag key={key} label={labelOf(key)} onRemove={() => take(keys.filter(other => other !== key))} />
          ))}
        <Parts.Input
          {...(field ? {} : { 'aria-label': label })}
          {...(field?.describedBy ? { 'aria-describedby': field.describedBy } : {})}
          {...(field?.required ? { 'aria-required': true } : {})}
          // The state machine gets the letters later and would overwrite newer ones.
          onChange={event => setTyped(event.currentTarget.value)}
          // Chosen again, it is cleared.
          onKeyDown={event => event.key === 'Escape' && isClosed(event.currentTarget) && setTyped(undefined)}
          onBlur={event => {
            if (isClosed(event.currentTarget)) setTyped(undefined)
            onBlur?.()
          }}
        />
        <chakra.span position="absolute" insetEnd="1" top="0" bottom="0" display="flex" alignItems="center">
          <Parts.ClearTrigger>
            <Icon of={X} size={16} />
          </Parts.ClearTrigger>
          <Parts.Trigger>
            <Icon of={ChevronsUpDown} size={16} />
          </Parts.Trigger>
        </chakra.span>
      </Parts.Control>
      <FoundChoices choices={collection.items} />
    </Parts.Root>
  )
}

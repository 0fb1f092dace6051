import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Button, IconButton } from '@shiji/ui/common/button/button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { Search, X } from 'lucide-react'
import { optionId } from './option-id.ts'
import type { SearchBoxState } from './use-search-box.ts'

export interface SearchFieldProps {
  readonly box: SearchBoxState
  /** Id of the list of suggestions. */
  readonly listId: string
}

/** The text field of a search with its two buttons, clear and submit. */
export function SearchField({ box, listId }: SearchFieldProps) {
  const say = useText('shop')
  return (
    <chakra.div
      position="relative"
      flex="1"
      minW="0"
      display="flex"
      alignItems="center"
      h={{ base: '44px', md: 'control-md' }}
      bg="bg.surface"
      borderWidth="2px"
      borderColor="fg"
      borderRadius="sm"
      transition="border-color 140ms"
      _focusWithin={{ borderColor: 'accent.solid' }}
    >
      <chakra.input
        ref={box.field}
        type="search"
        name="keywords"
        role="combobox"
        aria-label={say('shop.search_label')}
        aria-expanded={box.listed}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={box.highlighted ? optionId(listId, box.active) : undefined}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        placeholder={say('shop.search_placeholder')}
        value={box.highlighted?.text ?? box.typed}
        onChange={event => {
          box.type(event.target.value)
          if (!box.open) box.begin()
        }}
        onFocus={box.begin}
        onClick={box.begin}
        onKeyDown={box.onFieldKey}
        flex="1"
        minW="0"
        h="full"
        px="3"
        bg="transparent"
        textStyle={{ base: 'lg', md: 'md' }}
        outline="none"
        _focusVisible={{ outline: 'none', boxShadow: 'none' }}
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
      />
      {box.typed !== '' && box.open && (
        <IconButton
          size="xs"
          label={say('shop.search_clear')}
          onClick={() => {
            box.type('')
            box.field.current?.focus()
          }}
        >
          <Icon of={X} size={16} />
        </IconButton>
      )}
      <Button
        type="submit"
        look="solid"
        tone="neutral"
        aria-label={say('shop.search_button')}
        h="full"
        minW="52px"
        px="4"
        borderRadius="0 5px 5px 0"
        icon={<Icon of={Search} />}
      />
    </chakra.div>
  )
}

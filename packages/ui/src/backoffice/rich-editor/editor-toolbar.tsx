import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import {
  Bold,
  ImagePlus,
  Images,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  RemoveFormatting,
  Strikethrough,
  Table,
  Underline,
} from 'lucide-react'
import { Icon } from '../../common/icon/icon.tsx'

// Quill finds its buttons by class, and marks the active ones with `ql-active`.
const Tool = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: '32px',
    h: '32px',
    borderRadius: 'xs',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'neutral.subtle', color: 'fg' },
    '&.ql-active': { bg: 'accent.subtle', color: 'accent.fg' },
    _disabled: { color: 'fg.subtle', bg: 'transparent', cursor: 'not-allowed' },
  },
})

// Quill falls back to the option with the attribute, which React never writes.
const asDefault = (option: HTMLOptionElement | null): void => option?.setAttribute('selected', '')

export interface EditorToolbarProps {
  /** Id by which Quill finds it. */
  readonly id: string
  readonly disabled: boolean
  /** Inserts a table at the caret. */
  readonly onTable: () => void
  /** Opens existing pictures; without it there is no button for them. */
  readonly onSpace?: () => void
}

/** Buttons of the editor, with accessible names. */
export function EditorToolbar({ id, disabled, onTable, onSpace }: EditorToolbarProps) {
  const say = useText('form')
  const tools: readonly (readonly [string, LucideIcon, string, string?])[] = [
    ['ql-bold', Bold, say('form.editor_bold')],
    ['ql-italic', Italic, say('form.editor_italic')],
    ['ql-underline', Underline, say('form.editor_underline')],
    ['ql-strike', Strikethrough, say('form.editor_strike')],
    ['ql-blockquote', Quote, say('form.editor_quote')],
    ['ql-list', ListOrdered, say('form.editor_ordered'), 'ordered'],
    ['ql-list', List, say('form.editor_bullets'), 'bullet'],
    ['ql-link', Link, say('form.editor_link')],
    ['ql-image', ImagePlus, say('form.editor_image')],
    ['ql-clean', RemoveFormatting, say('form.editor_clean')],
  ]
  return (
    <chakra.div
      id={id}
      role="toolbar"
      aria-label={say('form.editor_toolbar')}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      alignContent="center"
      // Takes the height of the editor that the writing area leaves.
      flex="1"
      gap="0.5"
      p="1.5"
      borderBottomWidth="1px"
    >
      <chakra.select
        className="ql-header"
        aria-label={say('form.editor_heading')}
        defaultValue=""
        disabled={disabled}
        h="32px"
        px="2"
        me="1"
        borderRadius="xs"
        bg="transparent"
        textStyle="sm"
        cursor="pointer"
      >
        <option ref={asDefault} value="">
          {say('form.editor_paragraph')}
        </option>
        <option value="2">{say('form.editor_heading_2')}</option>
        <option value="3">{say('form.editor_heading_3')}</option>
      </chakra.select>
      {tools.map(([name, drawing, label, value]) => (
        <Tool
          key={label}
          type="button"
          className={name}
          aria-label={label}
          title={label}
          disabled={disabled}
          {...(value ? { value } : {})}
        >
          <Icon of={drawing} size={16} />
        </Tool>
      ))}
      <Tool
        type="button"
        aria-label={say('form.table_insert')}
        title={say('form.table_insert')}
        disabled={disabled}
        onClick={onTable}
      >
        <Icon of={Table} size={16} />
      </Tool>
      {onSpace && (
        <Tool
          type="button"
          aria-label={say('form.picture_space_open')}
          title={say('form.picture_space_open')}
          disabled={disabled}
          onClick={onSpace}
        >
          <Icon of={Images} size={16} />
        </Tool>
      )}
    </chakra.div>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { hasText, sayWith, useText, useTranslation } from '@shiji/i18n/react.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '../../common/button/button.tsx'
import { MenuIcon } from '../../common/icon/menu-icon.tsx'
import { menuIcons } from '../../common/icon/menu-icons.ts'
import { Input } from '../../common/input/input.tsx'
import { FieldPopover } from '../../common/popover/field-popover.tsx'
import { recentIcons, rememberIcon } from './recent-icons.ts'

const perRow = 6

const Cell = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: 'control-md',
    h: 'control-md',
    borderRadius: 'sm',
    cursor: 'pointer',
    color: 'fg',
    _hover: { bg: 'neutral.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-selected=true]': { bg: 'accent.subtle', color: 'accent.fg' },
  },
})

export interface IconPickerProps {
  /** Stored 'fa-' name; '' for none. */
  readonly value: string
  /** Called with the name. */
  readonly onValue: (name: string) => void
  /** Called on blur. */
  readonly onBlur?: () => void
}

interface GridProps {
  readonly label: string
  readonly names: readonly string[]
  readonly value: string
  readonly onChoose: (name: string) => void
}

function IconGrid({ label, names, value, onChoose }: GridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const first = Math.max(0, names.indexOf(value))
  const move = (event: KeyboardEvent, at: number): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: perRow, ArrowUp: -perRow }[event.key]
    if (by === undefined) return
    event.preventDefault()
    grid.current?.querySelectorAll<HTMLElement>('[role=option]')[at + by]?.focus()
  }
  return (
    <chakra.div
      ref={grid}
      role="listbox"
      aria-label={label}
      display="grid"
      gridTemplateColumns={`repeat(${perRow}, 40px)`}
      gap="1"
      mt="2"
      maxH="220px"
      overflowY="auto"
      alignContent="start"
    >
      {names.map((name, at) => (
        <Cell
          key={name}
          type="button"
          role="option"
          aria-selected={name === value}
          aria-label={name}
          title={name}
          tabIndex={at === first ? 0 : -1}
          onClick={() => onChoose(name)}
          onKeyDown={event => move(event, at)}
        >
          <MenuIcon name={name} />
        </Cell>
      ))}
    </chakra.div>
  )
}

/** Choice of a menu icon by its 'fa-' name: words of both languages filter, arrow keys move through the grid. */
export function IconPicker({ value, onValue, onBlur }: IconPickerProps) {
  const say = useText('common', 'form')
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { i18n } = useTranslation('form')
  const [recent, setRecent] = useState(recentIcons)
  const wanted = typed.trim().toLowerCase()
  const wordsOf = (name: string): string => {
    const key = `form.icon_words.${name}`
    return hasText(i18n, key) ? `${name} ${sayWith(i18n)(key)}`.toLowerCase() : name
  }
  const shown = Object.keys(menuIcons).filter(name => wordsOf(name).includes(wanted))
  const choose = (name: string): void => {
    if (name !== '') rememberIcon(name)
    setRecent(recentIcons())
    onValue(name)
    setOpen(false)
  }
  return (
    <FieldPopover
      open={open}
      onOpen={next => {
        setOpen(next)
        setTyped('')
        if (!next) onBlur?.()
      }}
      words={value}
      placeholder={say('form.choose')}
      before={value !== '' && <MenuIcon name={value} />}
      label={say('form.icon')}
      padding="3"
    >
      <Input
        size="sm"
        id={undefined}
        aria-describedby={undefined}
        aria-label={say('common.search')}
        placeholder="fa-…"
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      {wanted === '' && recent.length > 0 && (
        <>
          <chakra.p mt="2" textStyle="xs" color="fg.muted">
            {say('form.icon_recent')}
          </chakra.p>
          <IconGrid label={say('form.icon_recent')} names={recent} value={value} onChoose={choose} />
        </>
      )}
      <IconGrid label={say('form.icon')} names={shown} value={value} onChoose={choose} />
      {shown.length === 0 && <chakra.p textStyle="sm">{say('form.choices_none')}</chakra.p>}
      {value !== '' && (
        <Button look="plain" size="sm" mt="2" onClick={() => choose('')}>
          {say('common.clear')}
        </Button>
      )}
    </FieldPopover>
  )
}

import { Popover } from '@chakra-ui/react/popover'
import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { useField } from '../field/field-context.ts'
import { MenuIcon } from '../icon/menu-icon.tsx'
import { menuIcons } from '../icon/menu-icons.ts'
import { inputRecipe } from '../input/input.recipe.ts'
import { Input } from '../input/input.tsx'
import { popoverRecipe } from '../popover/popover.recipe.ts'

const Opener = chakra('button', inputRecipe)

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
  readonly onValue: (name: string) => void
  readonly onBlur?: () => void
}

/** Choice of a menu icon by its 'fa-' name: typing narrows, arrow keys move through the grid. */
export function IconPicker({ value, onValue, onBlur }: IconPickerProps) {
  const say = useText('common', 'form')
  const field = useField()
  const generated = useId()
  const id = field?.controlId ?? generated
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const grid = useRef<HTMLDivElement>(null)
  const shown = Object.keys(menuIcons).filter(name => name.includes(typed.trim().toLowerCase()))
  const choose = (name: string): void => {
    onValue(name)
    setOpen(false)
  }
  const move = (event: KeyboardEvent, at: number): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: perRow, ArrowUp: -perRow }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const cells = grid.current?.querySelectorAll<HTMLElement>('[role=option]')
    cells?.[at + by]?.focus()
  }
  const first = Math.max(0, shown.indexOf(value))
  return (
    <Popover.Root
      recipe={popoverRecipe}
      open={open}
      onOpenChange={event => {
        setOpen(event.open)
        setTyped('')
        if (!event.open) onBlur?.()
      }}
      positioning={{ placement: 'bottom-start' }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <Opener
          type="button"
          id={id}
          aria-labelledby={field ? `${field.labelId} ${id}-value` : undefined}
          aria-describedby={field?.describedBy}
          disabled={field?.disabled ?? false}
          display="flex"
          alignItems="center"
          gap="2"
          cursor="pointer"
          borderColor={field?.invalid ? 'status.danger.border' : undefined}
        >
          {value !== '' && <MenuIcon name={value} />}
          <chakra.span id={`${id}-value`} color={value === '' ? 'fg.subtle' : 'fg'}>
            {value === '' ? say('form.choose') : value}
          </chakra.span>
        </Opener>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content p="3" aria-label={say('form.icon')}>
            <Input
              size="sm"
              id={undefined}
              aria-describedby={undefined}
              aria-label={say('common.search')}
              placeholder="fa-…"
              value={typed}
              onChange={event => setTyped(event.target.value)}
            />
            <chakra.div
              ref={grid}
              role="listbox"
              aria-label={say('form.icon')}
              display="grid"
              gridTemplateColumns={`repeat(${perRow}, 40px)`}
              gap="1"
              mt="2"
              h="220px"
              overflowY="auto"
              alignContent="start"
            >
              {shown.map((name, at) => (
                <Cell
                  key={name}
                  type="button"
                  role="option"
                  aria-selected={name === value}
                  aria-label={name}
                  title={name}
                  tabIndex={at === first ? 0 : -1}
                  onClick={() => choose(name)}
                  onKeyDown={event => move(event, at)}
                >
                  <MenuIcon name={name} />
                </Cell>
              ))}
            </chakra.div>
            {shown.length === 0 && <chakra.p textStyle="sm">{say('form.choices_none')}</chakra.p>}
            {value !== '' && (
              <Button look="plain" size="sm" mt="2" onClick={() => choose('')}>
                {say('common.clear')}
              </Button>
            )}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}

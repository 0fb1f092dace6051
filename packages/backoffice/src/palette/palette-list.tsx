import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/icon/icon.tsx'
import { isComposing } from '@shiji/ui/keyboard/composing.ts'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { PaletteEntry } from './palette-entry.ts'
import { PaletteOptions } from './palette-options.tsx'

export interface PaletteListProps {
  /** What the text in the line finds, in the order of the list. */
  readonly entries: readonly PaletteEntry[]
  readonly typed: string
  readonly onTyped: (typed: string) => void
  readonly onChoose: (entry: PaletteEntry) => void
  /** Stands at the end of the line. */
  readonly children?: ReactNode
}

/**
 * A line to type into and what it finds; the first of it is marked, arrow keys move, Enter chooses. The combobox of Chakra
 * writes its text back a moment later, by which quick typing on a slow machine loses letters; here the line is React's own.
 */
export function PaletteList({ entries, typed, onTyped, onChoose, children }: PaletteListProps) {
  const say = useText('palette')
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [mark, setMark] = useState(0)
  const at = Math.min(mark, entries.length - 1)
  useEffect(() => {
    list.current?.querySelector(`[data-at="${at}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey || event.altKey) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const entry = entries[at]
    if (entry === undefined || (step === 0 && event.key !== 'Enter')) return
    event.preventDefault()
    if (step === 0) onChoose(entry)
    else setMark((at + step + entries.length) % entries.length)
  }
  return (
    <>
      <Line>
        <Icon of={Search} />
        <Input
          role="combobox"
          aria-label={say('palette.title')}
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          {...(at < 0 ? {} : { 'aria-activedescendant': `${id}-${at}` })}
          autoComplete="off"
          spellCheck={false}
          placeholder={say('palette.placeholder')}
          value={typed}
          onChange={event => {
            setMark(0)
            onTyped(event.target.value)
          }}
          onKeyDown={press}
        />
        {children}
      </Line>
      <chakra.p role="status" srOnly>
        {say('palette.results', { count: entries.length })}
      </chakra.p>
      <List ref={list} id={id} role="listbox" aria-label={say('palette.title')}>
        <PaletteOptions
          id={id}
          entries={entries}
          grouped={typed.trim() === ''}
          at={at}
          onMark={setMark}
          onChoose={onChoose}
        />
      </List>
    </>
  )
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '4',
    flexShrink: '0',
    color: 'fg.muted',
    boxShadow: 'inset 0 -1px 0 {colors.border}',
  },
})

const Input = chakra('input', {
  base: {
    flex: '1',
    minW: '0',
    h: '56px',
    textStyle: 'lg',
    color: 'fg',
    bg: 'transparent',
    outline: '0',
    _focusVisible: { outline: 'none', boxShadow: 'none' },
  },
})

const List = chakra('div', {
  base: { flex: '1', minH: '0', overflowY: 'auto', overscrollBehavior: 'contain', p: '2' },
})

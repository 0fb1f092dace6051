import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { MenuIcon } from '@shiji/ui/common/icon/menu-icon.tsx'
import type { PaletteEntry } from './palette-entry.ts'

export interface PaletteOptionsProps {
  /** Id of the list; the ids of its options start with it. */
  readonly id: string
  readonly entries: readonly PaletteEntry[]
  /** Each kind has a heading. */
  readonly grouped: boolean
  /** Index of the active option. */
  readonly at: number
  readonly onMark: (at: number) => void
  readonly onChoose: (entry: PaletteEntry) => void
}

const KINDS = ['recent', 'page', 'action'] as const

/** The results of the palette, also clickable. */
export function PaletteOptions({ id, entries, grouped, at, onMark, onChoose }: PaletteOptionsProps) {
  const say = useText('palette')
  const numbered = entries.map((entry, index) => ({ entry, index }))
  const draw = ({ entry, index }: (typeof numbered)[number]) => (
    <Option
      key={entry.id}
      id={`${id}-${index}`}
      role="option"
      aria-selected={index === at}
      data-at={index}
      // The focus stays in the input.
      onMouseDown={event => event.preventDefault()}
      onPointerMove={() => index !== at && onMark(index)}
      onClick={() => onChoose(entry)}
    >
      {typeof entry.icon === 'string' ? <MenuIcon name={entry.icon} /> : <Icon of={entry.icon} />}
      <chakra.span overflowWrap="anywhere">{entry.name}</chakra.span>
      {entry.hint && (
        <chakra.span ms="auto" textStyle="xs" color="fg.muted" textAlign="end">
          {entry.hint}
        </chakra.span>
      )}
    </Option>
  )
  if (entries.length === 0) {
    // A listbox needs entries, so "nothing found" is a disabled one.
    return (
      <chakra.div role="option" aria-selected={false} aria-disabled px="3" py="6" color="fg.muted" textAlign="center">
        {say('palette.none')}
      </chakra.div>
    )
  }
  if (!grouped) return numbered.map(draw)
  return KINDS.map(kind => ({ kind, group: numbered.filter(({ entry }) => entry.kind === kind) }))
    .filter(({ group }) => group.length > 0)
    .map(({ kind, group }) => (
      <chakra.div key={kind} role="group" aria-labelledby={`${id}-${kind}`} pb="2">
        <chakra.p id={`${id}-${kind}`} px="3" py="1.5" textStyle="xs" color="fg.muted" letterSpacing="label">
          {say(`palette.${kind}`)}
        </chakra.p>
        {group.map(draw)}
      </chakra.div>
    ))
}

const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '3',
    minH: '40px',
    textStyle: 'md',
    borderRadius: 'sm',
    cursor: 'pointer',
    scrollMarginBlock: '8px',
    '&[aria-selected=true]': { bg: 'accent.subtle', color: 'accent.fg' },
  },
})

import { chakra } from '@chakra-ui/react/styled-system'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { useScrollLock } from '@shiji/ui/common/dialog/use-scroll-lock.ts'
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router'
import { isUnbuilt } from '../../core/menu/offered-menu.ts'
import { useBackoffice } from '../../core/running/backoffice.ts'
import { findEntries } from './find-entries.ts'
import { numberEntries } from './number-entries.ts'
import { pageEntries } from './page-entries.ts'
import type { PaletteBoxProps } from './palette-box.tsx'
import type { PaletteEntry } from './palette-entry.ts'
import { PaletteOptions } from './palette-options.tsx'
import { recentPages } from './recent-pages.ts'
import { useActions } from './use-actions.ts'

/** Handles a key pressed in the input. */
export type PaletteKeys = (event: KeyboardEvent) => void

export interface PaletteResultsProps extends PaletteBoxProps {
  /** Id of the list, for the input's `aria-controls`. */
  readonly id: string
  /** Text of the input. */
  readonly typed: string
  /** Enter was pressed before this loaded. */
  readonly entered: boolean
  /** Ref through which the input passes its keys. */
  readonly keys: RefObject<PaletteKeys | undefined>
  /** Called with the id of the active option. */
  readonly onMarked: (id: string | undefined) => void
}

/**
 * Results of the command palette: pages of the menu in both languages or by pinyin initials, recently visited ones
 * first; actions of the top bar; and numbers, looked up on the matching page (reference point 4). The first is active,
 * arrow keys move, Enter chooses.
 */
export function PaletteResults({
  id,
  menu,
  typed,
  entered,
  keys,
  onMarked,
  onOpen,
  onToggleMenu,
}: PaletteResultsProps) {
  const say = useText('palette')
  const locale = useLocale()
  const { area } = useBackoffice()
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)
  const [recent] = useState(() => recentPages(area))
  const [mark, setMark] = useState({ of: typed, at: 0 })
  const actions = useActions(onOpen, onToggleMenu)
  const go = useCallback((path: string) => void navigate(path), [navigate])
  const offered = useMemo(() => menu.pages.filter(({ view }) => !isUnbuilt(area, view)), [menu.pages, area])
  const pages = useMemo(
    () => pageEntries(offered, menu.page, recent, { locale, go, here: say('palette.here') }),
    [offered, menu.page, recent, locale, go, say],
  )
  const entries = [...numberEntries(typed, offered, { say, locale, go }), ...findEntries([...pages, ...actions], typed)]
  // Another text activates its first result.
  const at = Math.min(mark.of === typed ? mark.at : 0, entries.length - 1)
  const choose = (entry: PaletteEntry) => {
    onOpen(undefined)
    entry.run()
  }
  useScrollLock(true)
  useEffect(() => {
    onMarked(at < 0 ? undefined : `${id}-${at}`)
    list.current?.querySelector(`[data-at="${at}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [at, id, onMarked])
  useEffect(() => {
    keys.current = event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      const entry = entries[at]
      if (entry === undefined || (step === 0 && event.key !== 'Enter')) return
      // Enter on a button beside the input belongs to the button.
      if (event.target instanceof HTMLButtonElement) return
      event.preventDefault()
      if (step === 0) choose(entry)
      else setMark({ of: typed, at: (at + step + entries.length) % entries.length })
    }
  })
  const takeEarlyEnter = useEffectEvent(() => {
    const [first] = entries
    if (entered && first !== undefined) choose(first)
  })
  useEffect(() => takeEarlyEnter(), [])
  return (
    <>
      <chakra.p role="status" srOnly>
        {say('palette.results', { count: entries.length })}
      </chakra.p>
      <List ref={list} id={id} role="listbox" aria-label={say('palette.title')}>
        <PaletteOptions
          id={id}
          entries={entries}
          grouped={typed.trim() === ''}
          at={at}
          onMark={next => setMark({ of: typed, at: next })}
          onChoose={choose}
        />
      </List>
    </>
  )
}

const List = chakra('div', {
  base: { flex: '1', minH: '0', overflowY: 'auto', overscrollBehavior: 'contain', p: '2' },
})

import { chakra } from '@chakra-ui/react/styled-system'
import { formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '../../../common/button/button.tsx'
import { LeftOutDialog, type LeftOutDialogProps } from './left-out-dialog.tsx'
import type { RunningAction } from './use-bulk.ts'

/** An action as a button of the bar. */
export interface BarAction {
  readonly id: string
  readonly label: string
  readonly danger?: boolean
  readonly onPress: () => void
}

export interface BulkBarProps {
  /** How many rows are selected. */
  readonly count: number
  /** All results of the filter are selected. */
  readonly whole: boolean
  /** Buttons of what can be done with the selection. */
  readonly actions: readonly BarAction[]
  /** The action that runs, with its progress; undefined while none does. */
  readonly running: RunningAction | undefined
  /** Rows that the last action skipped, with their reasons. */
  readonly leftOut: Omit<LeftOutDialogProps, 'busy'> | undefined
  /** All rows of the page are selected. */
  readonly pageSelected: boolean
  /** Rows of the filter, over all pages. */
  readonly total: number
  /** Selects all results of the filter; without it only rows can be selected. */
  readonly onWhole: (() => void) | undefined
  /** Clears the selection. */
  readonly onClear: () => void
}

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '2',
    zIndex: 'sticky',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    px: '4',
    py: '2',
    bg: 'bg.raised',
    borderRadius: 'md',
    boxShadow: 'popover',
    textStyle: 'md',
    animation: 'rise-in',
    animationDuration: 'popover',
    animationTimingFunction: 'enter',
  },
})

/** Bar for the selection: its size and the allowed actions (points 22, 23). */
export function BulkBar(props: BulkBarProps) {
  const { count, whole, actions, running, leftOut, pageSelected, total, onWhole, onClear } = props
  const say = useText('table')
  const locale = useLocale()
  const all = formatNumber(total, locale)
  return (
    <>
      {count > 0 && (
        <Bar role="region" aria-label={say('table.bulk')}>
          <chakra.span role="status" data-tabular>
            {whole
              ? say('table.selected_all', { total: all })
              : say('table.selected', { count: formatNumber(count, locale) })}
          </chakra.span>
          {!whole && pageSelected && onWhole && total > count && (
            <Button look="plain" size="sm" onClick={onWhole}>
              {say('table.select_all', { total: all })}
            </Button>
          )}
          {actions.map(({ id, label, danger = false, onPress }) => (
            <Button
              key={id}
              size="sm"
              tone={danger ? 'danger' : 'neutral'}
              loading={running?.id === id}
              disabled={running !== undefined && running.id !== id}
              onClick={onPress}
            >
              {label}
            </Button>
          ))}
          {running && running.of > 1 && (
            <chakra.span display="inline-flex" alignItems="center" gap="2" color="fg.muted" data-tabular>
              <progress max={running.of} value={running.done} aria-label={say('table.bulk_progress')} />
              {running.done} / {running.of}
            </chakra.span>
          )}
          <Button look="plain" size="sm" ms="auto" disabled={running !== undefined} onClick={onClear}>
            {say('table.selection_clear')}
          </Button>
        </Bar>
      )}
      {leftOut && <LeftOutDialog {...leftOut} busy={running !== undefined} />}
    </>
  )
}

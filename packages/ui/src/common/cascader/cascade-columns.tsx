import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Check, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { type CascadePath, type ColumnState, hasBelow } from './cascade.ts'
import { CascadeItem } from './cascade-item.tsx'
import type { CascadeNode } from './cascade-node.ts'

export interface CascadeColumnsProps {
  readonly columns: readonly ColumnState[]
  /** Open path, from the root down. */
  readonly path: CascadePath
  readonly lazy: boolean
  /** The first column takes the focus once it has loaded. */
  readonly focusFirst: boolean
  readonly onVisit: (path: CascadePath, node: CascadeNode) => void
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** The columns of a cascade, one list per level. */
export function CascadeColumns({ columns, path, lazy, focusFirst, onVisit, onRetry, onClose }: CascadeColumnsProps) {
  const say = useText('common', 'form')
  const frame = useRef<HTMLDivElement>(null)
  // The column to focus once it has loaded.
  const awaited = useRef<number | undefined>(focusFirst ? 0 : undefined)
  const focusIn = (column: number, row: number): void => {
    const items = frame.current?.querySelectorAll<HTMLElement>(`[data-column="${column}"] [role=option]`)
    items?.[Math.max(0, Math.min(row, items.length - 1))]?.focus()
  }
  const selectedRow = (column: number): number => {
    const level = columns[column]
    if (!level || typeof level === 'string') return 0
    return Math.max(
      0,
      level.findIndex(node => String(node.value) === String(path[column])),
    )
  }
  useEffect(() => {
    const level = awaited.current === undefined ? undefined : columns[awaited.current]
    if (awaited.current === undefined || level === undefined || typeof level === 'string') return
    focusIn(awaited.current, selectedRow(awaited.current))
    awaited.current = undefined
  })
  const onKeyDown = (event: KeyboardEvent, column: number, row: number, node: CascadeNode): void => {
    const moves: Record<string, () => void> = {
      ArrowDown: () => focusIn(column, row + 1),
      ArrowUp: () => focusIn(column, row - 1),
      Home: () => focusIn(column, 0),
      End: () => focusIn(column, Number.MAX_SAFE_INTEGER),
      ArrowLeft: () => (column === 0 ? onClose() : focusIn(column - 1, selectedRow(column - 1))),
      ArrowRight: () => {
        if (!hasBelow(node, lazy)) return
        if (String(path[column]) === String(node.value)) return focusIn(column + 1, selectedRow(column + 1))
        awaited.current = column + 1
        onVisit([...path.slice(0, column), node.value], node)
      },
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }
  return (
    <chakra.div ref={frame} display="flex" maxW="min(720px, 92vw)" overflowX="auto">
      {columns.map((level, column) => (
        <chakra.div
          // Columns are identified by their index.
          key={column}
          data-column={column}
          minW="168px"
          maxH="280px"
          overflowY="auto"
          p="1"
          borderInlineStartWidth={column === 0 ? '0' : '1px'}
        >
          {level === 'loading' && (
            <chakra.div role="status" p="3" display="flex" gap="2" alignItems="center" color="fg.muted" textStyle="sm">
              <Spinner size={16} />
              {say('common.loading')}
            </chakra.div>
          )}
          {level === 'failed' && (
            <chakra.div role="alert" p="3" textStyle="sm" color="status.danger.fg" display="grid" gap="2">
              {say('common.load_failed')}
              <Button size="sm" onClick={onRetry}>
                {say('common.retry')}
              </Button>
            </chakra.div>
          )}
          {typeof level !== 'string' && level.length === 0 && (
            <chakra.p role="status" p="3" textStyle="sm" color="fg.muted">
              {say('form.choices_none')}
            </chakra.p>
          )}
          {typeof level !== 'string' && level.length > 0 && (
            <div role="listbox" aria-label={say('form.cascade_level', { level: column + 1 })}>
              {level.map((node, row) => {
                const selected = String(node.value) === String(path[column])
                return (
                  <CascadeItem
                    key={node.value}
                    type="button"
                    role="option"
                    aria-selected={selected}
                    tabIndex={selected || (selectedRow(column) === 0 && row === 0) ? 0 : -1}
                    onClick={() => onVisit([...path.slice(0, column), node.value], node)}
                    onKeyDown={event => onKeyDown(event, column, row, node)}
                  >
                    <span>{node.label}</span>
                    {hasBelow(node, lazy) ? (
                      <Icon of={ChevronRight} size={16} />
                    ) : selected ? (
                      <Icon of={Check} size={16} />
                    ) : null}
                  </CascadeItem>
                )
              })}
            </div>
          )}
        </chakra.div>
      ))}
    </chakra.div>
  )
}

import type { SayText } from '@shiji/i18n/react.ts'
import { useState } from 'react'
import { orTell, tellDone } from './outcome.ts'
import { type ActionFailure, type BulkAction, countOf, type TableSelection } from './table-selection.ts'

/** A running action. */
export interface RunningAction {
  readonly id: string
  readonly done: number
  readonly of: number
}

/** Rows that an action skipped. */
export interface LeftOut<Row extends object> {
  readonly action: BulkAction<Row>
  readonly rows: readonly Row[]
  readonly done: number
  readonly failed: readonly ActionFailure[]
}

/** Runs actions on the selection: progress, undo, and the skipped rows. */
export function useBulk<Row extends object>(say: SayText, idOf: (row: Row) => string, onDone: () => void) {
  const [running, setRunning] = useState<RunningAction>()
  const [leftOut, setLeftOut] = useState<LeftOut<Row>>()
  const run = async (action: BulkAction<Row>, selection: TableSelection<Row>): Promise<void> => {
    const of = countOf(selection)
    setRunning({ id: action.id, done: 0, of })
    const outcome = await orTell(say, () =>
      action.run(selection, (done, all) => setRunning({ id: action.id, done, of: all })),
    )
    setRunning(undefined)
    if (outcome === undefined || outcome === false) return
    const failed = typeof outcome === 'object' ? (outcome.failed ?? []) : []
    if (failed.length > 0) {
      const rows = selection.scope === 'rows' ? selection.rows : []
      setLeftOut({ action, rows, done: of - failed.length, failed })
    } else {
      setLeftOut(undefined)
      if (outcome !== 'told') tellDone(say, typeof outcome === 'object' ? outcome.undo : undefined)
    }
    onDone()
  }
  const retry = async (): Promise<void> => {
    if (!leftOut) return
    const ids = leftOut.failed.map(each => each.id)
    const rows = leftOut.rows.filter(row => ids.includes(idOf(row)))
    await run(leftOut.action, { scope: 'rows', ids, rows })
  }
  return { running, leftOut, run, retry, forget: () => setLeftOut(undefined) }
}

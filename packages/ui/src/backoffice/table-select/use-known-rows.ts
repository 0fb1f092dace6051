import { useEffect, useEffectEvent, useState } from 'react'
import { idOf, wordOf } from './row-words.ts'
import type { SourceRow, TableSource } from './table-source.ts'

/** Rows whose labels are known. */
export interface KnownRows {
  readonly known: ReadonlyMap<string, SourceRow>
  readonly learn: (rows: readonly SourceRow[]) => void
  /** Label of an id; the id itself until known. */
  readonly wordFor: (id: string) => string
}

/** The labels of chosen rows, loaded by id if they are not on a loaded page. */
export function useKnownRows(source: TableSource, ids: readonly string[]): KnownRows {
  const [known, setKnown] = useState<ReadonlyMap<string, SourceRow>>(() => new Map())
  const learn = (rows: readonly SourceRow[]): void =>
    setKnown(old => new Map([...old, ...rows.map(row => [idOf(source, row), row] as const)]))
  const strange = ids.filter(id => !known.has(id)).join(',')
  const find = useEffectEvent((signal: AbortSignal) => {
    source.find?.(strange.split(','), signal).then(
      rows => !signal.aborted && learn(rows),
      // The ids are shown then.
      error => !signal.aborted && console.error(error),
    )
  })
  useEffect(() => {
    if (strange === '') return
    const stop = new AbortController()
    find(stop.signal)
    return () => stop.abort()
  }, [strange])
  return {
    known,
    learn,
    wordFor: (id: string): string => {
      const row = known.get(id)
      return row ? wordOf(source, row) : id
    },
  }
}

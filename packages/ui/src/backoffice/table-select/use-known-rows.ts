import { useEffect, useEffectEvent, useState } from 'react'
import { idOf, wordOf } from './row-words.ts'
import type { SourceRow, TableSource } from './table-source.ts'

/** Rows whose words are known. */
export interface KnownRows {
  readonly known: ReadonlyMap<string, SourceRow>
  readonly learn: (rows: readonly SourceRow[]) => void
  /** Word of an id; the id itself until it is known. */
  readonly wordFor: (id: string) => string
}

/** The words of chosen rows, asked for by id where they did not come with a page. */
export function useKnownRows(source: TableSource, ids: readonly string[]): KnownRows {
  const [known, setKnown] = useState<ReadonlyMap<string, SourceRow>>(() => new Map())
  const learn = (rows: readonly SourceRow[]): void =>
    setKnown(old => new Map([...old, ...rows.map(row => [idOf(source, row), row] as const)]))
  const strange = ids.filter(id => !known.has(id)).join(',')
  const find = useEffectEvent((signal: AbortSignal) => {
    source.find?.(strange.split(','), signal).then(
      rows => !signal.aborted && learn(rows),
      // The ids stand for themselves then.
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

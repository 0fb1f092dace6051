import type { KeyBoard } from '@shiji/ui/backoffice/data-table/keyboard/key-board.ts'
import { useMemo, useState } from 'react'

/** The list of keys in which tables on the page register theirs, and the number of such tables. */
export function useKeyBoardOfShell(show: () => void): readonly [board: KeyBoard, tables: number] {
  const [tables, setTables] = useState(0)
  const board = useMemo(
    () => ({
      show,
      tableKeysWork: () => {
        setTables(count => count + 1)
        return () => setTables(count => count - 1)
      },
    }),
    [show],
  )
  return [board, tables]
}

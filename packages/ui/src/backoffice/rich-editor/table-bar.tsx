import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { type RefObject, useEffect, useState } from 'react'
import type ReactQuill from 'react-quill'
import { Button } from '../../common/button/button.tsx'
import { isTableModule, switchHead, TABLE_MOVES, type TableModule } from './editor-tables.ts'

const MOVE_TEXT = {
  insertRowAbove: 'form.table_row_above',
  insertRowBelow: 'form.table_row_below',
  insertColumnLeft: 'form.table_column_left',
  insertColumnRight: 'form.table_column_right',
  deleteRow: 'form.table_row_delete',
  deleteColumn: 'form.table_column_delete',
  deleteTable: 'form.table_delete',
} as const

/** The module for tables, with the focus back in the editor: a button has taken it. */
export function tablesOf(quill: RefObject<ReactQuill | null>): TableModule | undefined {
  const editor = quill.current?.getEditor()
  editor?.getSelection(true)
  const module = editor?.getModule('table')
  return isTableModule(module) ? module : undefined
}

/** Whether the caret is in a table. */
function useInTable(quill: RefObject<ReactQuill | null>, generation: number): boolean {
  const [inTable, setInTable] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another generation is another editor
  useEffect(() => {
    const editor = quill.current?.getEditor()
    if (editor === undefined) return
    const look = (): void => {
      const range = editor.getSelection()
      // While a button has the focus the answer stays.
      if (range !== null) setInTable('table' in editor.getFormat(range.index, 0))
    }
    editor.on('editor-change', look)
    return () => void editor.off('editor-change', look)
  }, [quill, generation])
  return inTable
}

/** Rows, columns and headings of the table that has the caret; nothing elsewhere. */
export function TableBar({
  quill,
  generation,
}: {
  readonly quill: RefObject<ReactQuill | null>
  /** Number of the editor; another number is another editor. */
  readonly generation: number
}) {
  const say = useText('form')
  const inTable = useInTable(quill, generation)
  if (!inTable) return null
  const touch = { minH: { base: '44px', md: 'control-xs' } }
  return (
    <chakra.div
      role="toolbar"
      aria-label={say('form.table')}
      display="flex"
      flexWrap="wrap"
      gap="1"
      p="1.5"
      borderBottomWidth="1px"
    >
      <Button
        size="xs"
        look="ghost"
        {...touch}
        onClick={() => {
          const tables = tablesOf(quill)
          if (tables === undefined) return
          switchHead(tables)
          quill.current?.getEditor().update('user')
        }}
      >
        {say('form.table_head')}
      </Button>
      {TABLE_MOVES.map(move => (
        <Button
          key={move}
          size="xs"
          look="ghost"
          tone={move.startsWith('delete') ? 'danger' : 'accent'}
          {...touch}
          onClick={() => tablesOf(quill)?.[move]()}
        >
          {say(MOVE_TEXT[move])}
        </Button>
      ))}
    </chakra.div>
  )
}

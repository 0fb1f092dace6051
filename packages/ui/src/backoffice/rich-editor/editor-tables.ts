import Delta from 'quill-delta'

/** What the toolbar does with the table that has the caret. */
export const TABLE_MOVES = [
  'insertRowAbove',
  'insertRowBelow',
  'insertColumnLeft',
  'insertColumnRight',
  'deleteRow',
  'deleteColumn',
  'deleteTable',
] as const
type TableMove = (typeof TABLE_MOVES)[number]

/** A cell of the editor: its row is named by `data-row`, and a name that begins with `head` makes it a heading. */
interface Cell {
  readonly domNode: HTMLElement
  readonly format: (name: 'table', row: string) => void
}
interface Row {
  readonly children: { readonly forEach: (visit: (cell: Cell) => void) => void }
}
interface Table {
  readonly rows: () => readonly Row[]
}

/** The editor's own module for tables. */
export type TableModule = {
  readonly insertTable: (rows: number, columns: number) => void
  readonly getTable: () => readonly [Table | null, ...unknown[]]
} & Readonly<Record<TableMove, () => void>>

/** Whether a module of the editor is the one for tables. */
export const isTableModule = (module: unknown): module is TableModule =>
  typeof module === 'object' && module !== null && 'insertTable' in module && 'getTable' in module

const HEAD = /^head-/

/** Makes the first row of the table with the caret a row of headings, or an ordinary one again. */
export function switchHead(module: TableModule): void {
  const [table] = module.getTable()
  const first = table?.rows()[0]
  first?.children.forEach(cell => {
    const row = cell.domNode.dataset.row ?? ''
    cell.format('table', HEAD.test(row) ? row.replace(HEAD, 'row-') : `head-${row.replace(/^row-/, '')}`)
  })
}

/**
 * Rule for rows of pasted and stored html, for the editor's clipboard: each gets a name of its own, and one of heading cells is a
 * row of headings.
 */
export const tableRowRule = (node: Node, delta: Delta): Delta => {
  if (!(node instanceof HTMLElement)) return delta
  const isHead = node.querySelector('th') !== null && node.querySelector('td') === null
  const row = `${isHead ? 'head' : 'row'}-${Math.random().toString(36).slice(2, 8)}`
  return new Delta(
    delta.ops.map(op =>
      op.attributes?.table === undefined ? op : { ...op, attributes: { ...op.attributes, table: row } },
    ),
  )
}

const LINE_MARKS = ['header', 'list', 'blockquote', 'table']

/** Rule for cells of pasted and stored html: a cell is one line of the editor, also an empty one and one of several paragraphs. */
export const tableCellRule = (_node: Node, delta: Delta): Delta => {
  const ops = delta.ops.map(({ insert, attributes = {} }, at) => ({
    insert: typeof insert === 'string' ? inOneLine(insert, at === delta.ops.length - 1) : insert,
    attributes: Object.fromEntries(Object.entries(attributes).filter(([mark]) => !LINE_MARKS.includes(mark))),
  }))
  return ops
    .filter(({ insert }) => insert !== '')
    .reduce((line, { insert, attributes }) => line.insert(insert ?? '', attributes), new Delta())
    .insert('\n')
}

const inOneLine = (text: string, isLast: boolean): string => (isLast ? text.trimEnd() : text).replace(/\s*\n\s*/g, ' ')

/** Html of the editor for storing: tables without its own attributes, rows of headings as such. */
export function storedTables(html: string): string {
  if (!html.includes('<table')) return html
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const table of page.querySelectorAll('table')) {
    table.removeAttribute('style')
    for (const cell of table.querySelectorAll('td')) {
      const isHead = HEAD.test(cell.dataset.row ?? '')
      cell.removeAttribute('data-row')
      if (!isHead) continue
      const heading = page.createElement('th')
      heading.append(...cell.childNodes)
      cell.replaceWith(heading)
    }
    const rows = [...table.querySelectorAll('tr')]
    const found = rows.findIndex(row => row.querySelector('th') === null)
    const heads = found < 0 ? rows : rows.slice(0, found)
    if (heads.length === 0) continue
    const head = page.createElement('thead')
    head.append(...heads)
    table.prepend(head)
    for (const body of table.querySelectorAll('tbody:empty')) body.remove()
  }
  return page.body.innerHTML
}

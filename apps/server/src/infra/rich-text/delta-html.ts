import type { ImageOp, LineMarks, Marks, Op, TextOp } from './delta.ts'

interface Line {
  readonly html: string
  readonly marks: LineMarks
}

/** Converts a document of the editor to html. The ops must come from `readDelta`. */
export function deltaHtml(ops: readonly Op[]): string {
  const lines = linesOf(ops)
  const blocks: string[] = []
  for (let at = 0; at < lines.length; ) {
    const first = lines[at]
    if (first === undefined) break
    const group = groupOf(first.marks)
    let end = at + 1
    while (group !== '' && end < lines.length && groupOf(lines[end]?.marks ?? {}) === group) end += 1
    blocks.push(group === '' ? block(first) : grouped(group, lines.slice(at, end)))
    at = end
  }
  return blocks.join('')
}

function linesOf(ops: readonly Op[]): Line[] {
  const lines: Line[] = []
  let html = ''
  for (const op of ops) {
    if (isImage(op)) {
      html += `<img src="${escaped(op.insert.image)}" alt="">`
      continue
    }
    const parts = op.insert.split('\n')
    parts.forEach((part, index) => {
      if (index > 0) {
        lines.push({ html, marks: op.attributes ?? {} })
        html = ''
      }
      if (part !== '') html += inline(part, op.attributes ?? {})
    })
  }
  if (html !== '') lines.push({ html, marks: {} })
  return lines
}

const isImage = (op: Op): op is ImageOp => typeof op.insert !== 'string'

/** Lines that share one element: items of a list, lines of code, cells of a table. */
function groupOf(marks: LineMarks): '' | 'ol' | 'ul' | 'pre' | 'table' {
  if (marks.table !== undefined) return 'table'
  if (marks['code-block']) return 'pre'
  return marks.list === 'ordered' ? 'ol' : marks.list === 'bullet' ? 'ul' : ''
}

function grouped(element: 'ol' | 'ul' | 'pre' | 'table', lines: readonly Line[]): string {
  if (element === 'table') return table(lines)
  if (element === 'pre') return `<pre>${lines.map(line => line.html).join('\n')}</pre>`
  return `<${element}>${lines.map(({ html, marks }) => `<li${style(marks)}>${html || '<br>'}</li>`).join('')}</${element}>`
}

/** Cells that name the same row follow each other; rows of headings at the beginning are the head of the table. */
function table(cells: readonly Line[]): string {
  const rows: Line[][] = []
  for (const cell of cells) {
    const last = rows.at(-1)
    if (last !== undefined && last[0]?.marks.table === cell.marks.table) last.push(cell)
    else rows.push([cell])
  }
  const isHead = (row: readonly Line[]) => row[0]?.marks.table?.startsWith('head-') === true
  const found = rows.findIndex(row => !isHead(row))
  const heads = found < 0 ? rows.length : found
  const part = (element: 'thead' | 'tbody', some: readonly Line[][]) =>
    some.length === 0
      ? ''
      : `<${element}>${some.map(row => `<tr>${row.map(cell => tableCell(cell, isHead(row))).join('')}</tr>`).join('')}</${element}>`
  return `<table>${part('thead', rows.slice(0, heads))}${part('tbody', rows.slice(heads))}</table>`
}

function tableCell({ html, marks }: Line, isHead: boolean): string {
  const element = isHead ? 'th' : 'td'
  return `<${element}${style(marks)}>${html || '<br>'}</${element}>`
}

function block({ html, marks }: Line): string {
  const element = marks.header === undefined ? (marks.blockquote ? 'blockquote' : 'p') : `h${marks.header}`
  return `<${element}${style(marks)}>${html || '<br>'}</${element}>`
}

function style({ align, indent }: LineMarks): string {
  const rules = [
    ...(align === undefined ? [] : [`text-align:${align}`]),
    ...(indent === undefined ? [] : [`padding-left:${indent * 3}em`]),
  ]
  return rules.length === 0 ? '' : ` style="${rules.join(';')}"`
}

const SIZES: Readonly<Record<string, string>> = { small: '0.75em', large: '1.5em', huge: '2.5em' }

function inline(text: string, marks: NonNullable<TextOp['attributes']> & Marks): string {
  const rules = [
    ...(marks.color === undefined ? [] : [`color:${marks.color}`]),
    ...(marks.background === undefined ? [] : [`background-color:${marks.background}`]),
    ...(marks.size === undefined ? [] : [`font-size:${SIZES[marks.size] ?? marks.size}`]),
  ]
  let html = escaped(text)
  if (marks.code) html = `<code>${html}</code>`
  if (marks.script) html = marks.script === 'sub' ? `<sub>${html}</sub>` : `<sup>${html}</sup>`
  if (marks.strike) html = `<s>${html}</s>`
  if (marks.underline) html = `<u>${html}</u>`
  if (marks.italic) html = `<em>${html}</em>`
  if (marks.bold) html = `<strong>${html}</strong>`
  if (rules.length > 0) html = `<span style="${rules.join(';')}">${html}</span>`
  return marks.link === undefined
    ? html
    : `<a href="${escaped(marks.link)}" rel="noopener noreferrer" target="_blank">${html}</a>`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

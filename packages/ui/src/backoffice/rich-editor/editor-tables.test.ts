// @vitest-environment happy-dom
import Quill from 'quill'
import { describe, expect, it } from 'vitest'
import { pasteRules } from './editor-paste.ts'
import { isTableModule, storedTables, switchHead } from './editor-tables.ts'

const open = (html = '') => {
  const place = document.createElement('div')
  document.body.append(place)
  const editor = new Quill(place, {
    formats: ['bold', 'table'],
    modules: { table: true, clipboard: { matchers: pasteRules(() => undefined) } },
  })
  if (html !== '') editor.setContents(editor.clipboard.convert({ html }))
  const tables = editor.getModule('table')
  if (!isTableModule(tables)) throw new Error('the editor has no tables')
  return { editor, tables, stored: () => storedTables(editor.getSemanticHTML()) }
}
const cells = (html: string) =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('tr')].map(row =>
    [...row.children].map(cell => `${cell.tagName.toLowerCase()} ${cell.textContent}`),
  )

describe('tables in the editor', () => {
  it('keep rows and cells of stored html, with a row of headings, and none of the attributes of the editor', () => {
    const html =
      '<table><thead><tr><th>Size</th><th>Chest</th></tr></thead><tbody><tr><td>S</td><td><strong>88</strong></td></tr></tbody></table>'
    const { stored } = open(html)
    expect(stored()).toContain(html)
  })

  it('get rows, columns and headings, and lose them again', () => {
    const { editor, tables, stored } = open()
    editor.setSelection(0, 0)
    tables.insertTable(2, 2)
    editor.insertText(0, 'a')
    editor.setSelection(0, 0)
    tables.insertRowBelow()
    tables.insertColumnRight()
    switchHead(tables)
    editor.update('user')
    expect(cells(stored())).toEqual([
      ['th a', 'th ', 'th '],
      ['td ', 'td ', 'td '],
      ['td ', 'td ', 'td '],
    ])
    expect(stored()).toMatch(/<table><thead><tr><th>a<\/th>/)
    switchHead(tables)
    editor.update('user')
    expect(stored()).not.toContain('<th')
    tables.deleteColumn()
    tables.deleteRow()
    expect(cells(stored()).map(row => row.length)).toEqual([2, 2])
    editor.setSelection(0, 0)
    tables.deleteTable()
    expect(stored()).not.toContain('<table')
  })

  it('leave text without a table as it is', () => {
    expect(storedTables('<p>a &amp; b</p>')).toBe('<p>a &amp; b</p>')
  })
})

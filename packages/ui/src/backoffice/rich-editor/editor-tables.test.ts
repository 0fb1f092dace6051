// @vitest-environment happy-dom
import Quill from 'quill'
import { describe, expect, it } from 'vitest'
import { pasteRules } from './editor-paste.ts'
import { storedTables } from './editor-tables.ts'

/** Operations that the editor reads from html; rows by their kind and order of first use. */
function read(html: string) {
  const { clipboard } = new Quill(document.createElement('div'), {
    formats: ['bold', 'header', 'table'],
    modules: { table: true, clipboard: { matchers: pasteRules(() => undefined) } },
  })
  const rows: string[] = []
  const nameOf = (row: string) => {
    if (!rows.includes(row)) rows.push(row)
    return `${row.split('-')[0]} ${rows.indexOf(row) + 1}`
  }
  return clipboard.convert({ html }).ops.flatMap(({ insert, attributes = {} }) => {
    const row = typeof attributes.table === 'string' ? nameOf(attributes.table) : ''
    return typeof insert === 'string' ? [...insert].map(sign => (sign === '\n' ? `end ${row}`.trim() : sign)) : []
  })
}

describe('tables of html in the editor', () => {
  it('keep a line for each cell, also for empty ones, with a row of headings', () => {
    const html =
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>c</td><td></td></tr><tr><td></td><td>d</td></tr></tbody></table>'
    expect(read(html)).toEqual([
      ...['A', 'end head 1', 'B', 'end head 1'],
      ...['c', 'end row 2', 'end row 2', 'end row 3', 'd', 'end row 3'],
    ])
  })

  it('keep the words of several paragraphs in their cell', () => {
    const html = '<table><tbody><tr><td><h2>a</h2><p>b</p></td><td>c</td></tr></tbody></table>'
    expect(read(html)).toEqual(['a', ' ', 'b', 'end row 1', 'c', 'end row 1'])
  })

  it('are stored without attributes of the editor, and rows of headings as such', () => {
    const row = (name: string, text: string) =>
      `<tr><td data-row="${name}">${text}</td><td data-row="${name}"></td></tr>`
    const shown = `<table style="border: 1px solid #000;"><tbody>${row('head-a', '<b>a</b>')}${row('row-b', 'b')}</tbody></table>`
    expect(storedTables(`<p>x</p>${shown}`)).toBe(
      '<p>x</p><table><thead><tr><th><b>a</b></th><th></th></tr></thead><tbody><tr><td>b</td><td></td></tr></tbody></table>',
    )
    expect(storedTables('<p>a &amp; b</p>')).toBe('<p>a &amp; b</p>')
  })
})

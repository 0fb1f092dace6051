import { describe, expect, it } from 'vitest'
import { isTest, type SourceFile, sourceFiles } from '../source-files.ts'

/** What is written in one place: a text that only that place needs, and the place. */
const HOMES: readonly (readonly [what: string, text: RegExp, home: string])[] = [
  [
    'a tree from flat rows',
    /\b\w+\.pid === pid\b|\.get\(row\.pid\)|groupBy\([^)]*\.pid\)/,
    'packages/kit/src/tree/tree.ts',
  ],
  ['a lazy tree page', /has_children: parents\.has/, 'apps/server/src/records/tree-rows.ts'],
  ['a number of an order or payment', /\bnewNumber = \(/, 'apps/server/src/infra/ids/numbers.ts'],
  ['the fields of a SKU', /\bmarket_price\??: (number|Fen|Amount)\b/, 'packages/contract/src/catalog/catalog.ts'],
  ['the frame of a chart', /<ChartFrame\b/, 'packages/ui/src/backoffice/chart/drawn-chart.tsx'],
  ['a label of an axis', /\bdata-crowded=\{/, 'packages/ui/src/backoffice/chart/axis-label.tsx'],
  [
    'parts of a modal',
    /pos: 'fixed',\s+inset: '0',\s+bg: 'bg\.scrim'/,
    'packages/ui/src/common/dialog/modal-styles.ts',
  ],
  ['a control that opens a panel', /recipe=\{popoverRecipe\}/, 'packages/ui/src/common/popover/field-popover.tsx'],
  [
    'rules of files to send',
    /setRefusal\(say\('error\.upload_size'/,
    'packages/ui/src/common/upload/use-taken-files.ts',
  ],
]

const elsewhere = (files: readonly SourceFile[], text: RegExp, home: string): string[] =>
  files.filter(file => file.path !== home && text.test(file.text)).map(({ path }) => path)

describe('what is written once', () => {
  const files = sourceFiles(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}']).filter(
    ({ path }) => !isTest(path),
  )

  it.each(HOMES)('stays in one place: %s', (_what, text, home) => {
    expect(elsewhere(files, text, home)).toEqual([])
    expect(files.find(({ path }) => path === home)?.text).toMatch(text)
  })

  it('is found where it is written again', () => {
    const copy = { path: 'apps/admin/src/copy.ts', text: 'rows.filter(row => row.pid === pid)' }
    expect(elsewhere([copy], HOMES[0]?.[1] ?? /^$/, HOMES[0]?.[2] ?? '')).toEqual([copy.path])
  })
})

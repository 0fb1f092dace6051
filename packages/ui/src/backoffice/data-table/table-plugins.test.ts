import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { TableArea } from './frame/table-area.tsx'
import { NoRows } from './frame/table-states.tsx'
import { TableHead } from './head/table-head.tsx'
import { features } from './model/features.ts'
import { tablePlugins } from './table-plugins.ts'
import { TableToolbar } from './toolbar/table-toolbar.tsx'

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$|^sample\//.test(path))
const having = (text: RegExp): string[] =>
  sources.filter(path => text.test(readFileSync(join(import.meta.dirname, path), 'utf8'))).toSorted()

describe('features of the table', () => {
  it('are plug-ins whose parts take no props: they read the one context', () => {
    const parts = tablePlugins.flatMap(({ above, toolbar, toolbarEnd, notice, frame, foot, below }) =>
      [above, toolbar, toolbarEnd, notice, frame, foot, below].filter(part => part !== undefined),
    )
    expect(parts.length).toBeGreaterThan(20)
    expect([...parts, TableArea, TableHead, TableToolbar, NoRows].filter(part => part.length > 0)).toEqual([])
  })

  it('have unique names, and all plug-in modules are registered', () => {
    expect(new Set(tablePlugins.map(plugin => plugin.name)).size).toBe(tablePlugins.length)
    expect(
      having(/: TablePlugin = \{/).flatMap(path => /\/([\w-]+)-plugin\.tsx$/.exec(path)?.[1] ?? path),
    ).toHaveLength(tablePlugins.length - 1)
  })
})

describe('@tanstack/react-table', () => {
  it('keeps order, visibility, pinning and sizes of columns, order and pages of rows, selection and open rows', () => {
    expect(Object.keys(features).toSorted()).toEqual([
      'columnOrderingFeature',
      'columnPinningFeature',
      'columnSizingFeature',
      'columnVisibilityFeature',
      'expandedRowModel',
      'rowExpandingFeature',
      'rowPaginationFeature',
      'rowSelectionFeature',
      'rowSortingFeature',
    ])
  })

  it('is bypassed by no feature: only the model writes what its state holds', () => {
    expect(having(/change\(\{ (order|hidden|pinned)\b|layout\.resize\(/)).toEqual([
      'layout/use-table-layout.ts',
      'model/use-table-model.ts',
    ])
    expect(having(/onQuery\(\{[^}]*\b(sort|perPage|pageOf)\b/)).toEqual(['model/use-table-model.ts'])
    expect(having(/set(Chosen|Expanded)\(/)).toEqual(['model/use-table-model.ts', 'tree/use-branches.ts'])
  })
})

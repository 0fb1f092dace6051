import { globSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chunkGroups, named } from './chunks.ts'

const checkout = join(import.meta.dirname, '../..')
const modules = [
  ...globSync(['apps/*/src/**', 'packages/*/src/**', 'packages/*/messages/**'], { cwd: checkout }),
  ...readdirSync(join(checkout, 'packages/ui/node_modules/lucide-react/dist/esm/icons')).map(
    icon => `lucide-react/dist/esm/icons/${icon}`,
  ),
]

describe('the groups of modules that become one file', () => {
  it.each(Object.entries(named))('%s names modules that exist', (_name, beginnings) => {
    expect(beginnings.filter(beginning => !modules.some(module => module.startsWith(beginning)))).toEqual([])
  })

  it('find a module whatever separates its folders', () => {
    const table = chunkGroups('admin').find(group => group.name === 'table')?.test
    const inside = 'packages/ui/src/backoffice/data-table/views/view-tabs.tsx'
    expect([`/checkout/${inside}`, `C:\\checkout\\${inside.replaceAll('/', '\\')}`].map(id => table?.test(id))).toEqual(
      [true, true],
    )
    expect(table?.test('/checkout/packages/ui/src/data-table/views/view-tabs.tsx')).toBe(false)
  })
})

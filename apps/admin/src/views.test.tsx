import type { Screen } from '@shiji/backoffice/shell/screen/views.ts'
import { unknownSorts } from '@shiji/backoffice/testing/sortable-columns.ts'
import { describe, expect, it } from 'vitest'

const screens = import.meta.glob<Screen>(['./views/**/*.tsx', '!**/*.test.tsx'])

describe('the columns of every table', () => {
  it('sort by what the list of the server can sort by', async () => {
    const found: [string, readonly string[]][] = []
    for (const [name, load] of Object.entries(screens)) {
      const unknown = await unknownSorts('admin', await load())
      if (unknown !== undefined) found.push([name, unknown])
    }
    expect(found.length).toBeGreaterThan(18)
    expect(found.filter(([, unknown]) => unknown.length > 0)).toEqual([])
  }, 120_000)
})

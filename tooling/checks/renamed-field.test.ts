import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typedCopy } from '../test/typed-copy.ts'

const SCHEMAS = 'packages/contract/src/express/express.schemas.ts'
const CALLS = 'packages/contract/src/express/express.calls.ts'
const SERVER = 'apps/server/src/modules/platform/data/express.queries.ts'
const SCREEN = 'apps/admin/src/views/expresses.tsx'
const FILES = [SCHEMAS, CALLS, SERVER, SCREEN]

const copy = typedCopy()
beforeAll(() => copy.mirror(FILES.map(path => path.slice(0, path.lastIndexOf('/')))))
afterAll(() => copy.remove())

const change = (changes: Readonly<Record<string, (text: string) => string>>): string => {
  for (const path of FILES) copy.change(path, changes[path] ?? (text => text))
  return copy.typeErrors(FILES)
}

const filesIn = (errors: string): string[] => [
  ...new Set([...errors.matchAll(/^\S*?((?:apps|packages)\/\S+?)\(/gm)].map(([, path]) => path ?? '')),
]

describe('a page over declared calls', () => {
  it('compiles unchanged', () => {
    expect(change({})).toBe('')
  }, 120_000)

  it('does not compile on either side when a field of the wire is renamed', () => {
    const errors = change({ [SCHEMAS]: text => text.replaceAll('number_pattern', 'pattern_of_numbers') })
    expect(filesIn(errors)).toEqual(expect.arrayContaining([SERVER, SCREEN]))
    expect(errors).toContain('number_pattern')
  }, 120_000)

  it('does not compile on either side when a filter is renamed', () => {
    const errors = change({ [CALLS]: text => text.replace("name_en: 'text'", "english_name: 'text'") })
    expect(filesIn(errors)).toEqual(expect.arrayContaining([SERVER, SCREEN]))
  }, 120_000)

  it('does not compile where a column sorts by what the list cannot sort by', () => {
    const errors = change({ [SCREEN]: text => text.replace("id: 'phone',", "id: 'phone', sortable: true,") })
    expect(filesIn(errors)).toEqual([SCREEN])
  }, 120_000)
})

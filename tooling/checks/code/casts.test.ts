import { describe, expect, it } from 'vitest'
import { checkCasts, findCasts } from './casts.ts'

/** Apart from the rest, since these lines would be casts themselves. */
const AS = 'as'
const ANY = 'any'

const faultsOf = (text: string) => findCasts({ path: 'apps/server/src/records/a.ts', text })

describe('casts', () => {
  it.each([
    `const a = b ${AS} C`,
    `const a = (b ${AS} readonly string[]).length`,
    'const a = b!',
    `const a: ${ANY} = b`,
  ])('%s is one', text => expect(faultsOf(text)).toHaveLength(1))

  it.each([
    'const a = [1] as const',
    'const a = b satisfies C',
    "import { a as b } from './a.ts'",
    'const a = sql`b as c`',
  ])('%s is not a cast', text => expect(faultsOf(text)).toEqual([]))

  it('are gone from the engine of lists and resources', () => {
    expect(checkCasts()).toEqual([])
  })
})

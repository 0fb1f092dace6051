import { describe, expect, it } from 'vitest'
import { judgeReference, readAcceptance } from './acceptance.ts'

const table = (rows: string) =>
  readAcceptance({
    path: 'docs/acceptance/x.md',
    text: `# Title\n\n| § | words | test |\n|---|---|---|\n${rows}\n\ntext`,
  })

describe('readAcceptance', () => {
  it('reads test ids, several of them, and counts open rows', () => {
    const { references, open, rows, faults } = table(
      [
        '| 4 | a \\| b | `packages/ui/src/a.test.tsx: opens the dialog`; e2e/buy.test.ts |',
        '| 5 | c | open |',
        '| 6 | d | open: no screen yet |',
      ].join('\n'),
    )

    expect({ rows, open, faults }).toEqual({ rows: 3, open: 2, faults: [] })
    expect(references).toEqual([
      { at: 'docs/acceptance/x.md:5', file: 'packages/ui/src/a.test.tsx', name: 'opens the dialog' },
      { at: 'docs/acceptance/x.md:5', file: 'e2e/buy.test.ts', name: undefined },
    ])
  })

  it('refuses a row that names neither a test nor "open"', () => {
    expect(table('| 4 | a | looks fine |').faults).toEqual([
      expect.stringContaining('docs/acceptance/x.md:5: "looks fine" is neither'),
    ])
    expect(table('| 4 | a | |').faults).toHaveLength(1)
  })
})

describe('judgeReference', () => {
  const read = (path: string) => (path === 'a.test.ts' ? `it('refuses a\n   second "payment"', () => {})` : undefined)
  const judge = (file: string, name?: string) => judgeReference({ at: 'x.md:1', file, name }, read)

  it('finds a test by part of its name, whatever its quotes and line breaks', () => {
    expect(judge('a.test.ts', 'refuses a second payment')).toEqual([])
    expect(judge('a.test.ts')).toEqual([])
  })

  it('fails on a file or a name that does not exist', () => {
    expect(judge('b.test.ts', 'x')).toEqual(['x.md:1: b.test.ts does not exist'])
    expect(judge('a.test.ts', 'accepts everything')).toEqual([
      'x.md:1: a.test.ts has no test named "accepts everything"',
    ])
  })
})

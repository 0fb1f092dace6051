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
  const files: Readonly<Record<string, string>> = {
    'a.test.ts': `it('refuses a second "payment"', () => { const said = 'a word inside' })\nit.each([['x']])('takes %s', () => {})\nit.each([['a full disk', 1]])('%s is one line', () => {})`,
    'a.stories.tsx': `
      const looks = async () => { await expect(1).toBe(1) }
      export const Drawn = { args: {} }
      export const Clicked = { play: async ({ canvas }) => { await canvas.click() } }
      export const Asserted = { play: looks }
      export const Spread = { ...Asserted, args: {} }
      const Hidden = { play: looks }`,
    'a.md': 'measured: 12 ms',
  }
  const read = (path: string) => files[path]
  const judge = (file: string, name?: string) => judgeReference({ at: 'x.md:1', file, name }, read)

  it('finds a test by part of its name, whatever its quotes', () => {
    expect(judge('a.test.ts', 'refuses a second payment')).toEqual([])
    expect(judge('a.test.ts')).toEqual([])
  })

  it('knows that a row of a table gives its name to a test', () => {
    expect(judge('a.test.ts', 'a full disk is one line')).toEqual([])
    expect(judge('a.test.ts', 'a full disc')).toHaveLength(1)
  })

  it('finds a story whose play asserts, and words of a page', () => {
    expect(judge('a.stories.tsx', 'Asserted')).toEqual([])
    expect(judge('a.stories.tsx', 'Spread')).toEqual([])
    expect(judge('a.test.ts', 'takes %s')).toEqual([])
    expect(judge('a.md', 'measured')).toEqual([])
  })

  it.each([
    ['a.test.ts', 'a word inside', 'has no test named'],
    ['a.stories.tsx', 'Drawn', 'asserts nothing'],
    ['a.stories.tsx', 'Clicked', 'asserts nothing'],
    ['a.stories.tsx', 'Hidden', 'exports no story'],
    ['a.stories.tsx', undefined, 'exports no story'],
    ['a.md', 'guessed', 'says nothing of'],
  ])('fails where %s names %s', (file, name, fault) => {
    expect(judge(file, name)).toEqual([expect.stringContaining(fault)])
  })

  it('fails on a file or a name that does not exist', () => {
    expect(judge('b.test.ts', 'x')).toEqual(['x.md:1: b.test.ts does not exist'])
    expect(judge('a.test.ts', 'accepts everything')).toEqual([
      'x.md:1: a.test.ts has no test named "accepts everything"',
    ])
  })
})

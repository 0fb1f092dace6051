import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../source-files.ts'
import { judgePlaces, placesOf } from './document-paths.ts'

const judge = (text: string, path = 'docs/how-to/x.md') => judgePlaces({ path, text })

describe('a path in a document', () => {
  it('is found in code spans and links, with the name after #', () => {
    const text = 'See `packages/kit/src/money/fen.ts#percentOf`, [the kit](../../packages/kit) and `pnpm check`.'
    expect(placesOf({ path: 'docs/how-to/x.md', text })).toEqual([
      { line: 1, path: 'packages/kit/src/money/fen.ts', name: 'percentOf' },
      { line: 1, path: 'packages/kit', name: undefined },
    ])
  })

  it('must exist', () => {
    expect(judge('`packages/kit/src/money/fen.ts`')).toEqual([])
    expect(judge('`packages/kit/src/money/gold.ts`')).toEqual([
      'docs/how-to/x.md:1: packages/kit/src/money/gold.ts does not exist',
    ])
    expect(judge('[gone](gone.md)', 'README.md')).toEqual(['README.md:1: gone.md does not exist'])
  })

  it('must contain the name as a whole word', () => {
    expect(judge('`packages/kit/src/money/fen.ts#percentOf`')).toEqual([])
    expect(judge('`packages/kit/src/money/fen.ts#percent`')).toEqual([
      'docs/how-to/x.md:1: packages/kit/src/money/fen.ts holds no percent',
    ])
  })

  it('may leave a part open, when something fits', () => {
    expect(judge('`packages/i18n/messages/{zh-cn,en}/admin.json` `apps/server/src/modules/<noun>/plugin.ts`')).toEqual(
      [],
    )
    expect(judge('`apps/server/src/modules/<noun>/plug.ts`')).toHaveLength(1)
  })

  it('is no address of the web and no place on the same page', () => {
    expect(judge('[npm](https://www.npmjs.com) [below](#keys)')).toEqual([])
  })
})

describe('the questions of a newcomer', () => {
  const [page] = sourceFiles(['docs/how-to/questions.md'])
  const answers = (page?.text ?? '').split(/^### /m).slice(1)

  it('are at least twenty', () => {
    expect(answers.length).toBeGreaterThanOrEqual(20)
  })

  it.each(answers.map(answer => [answer.split('\n')[0] ?? '', answer]))(
    '%s is answered by a file and a name in it',
    (_question, text) => {
      expect(placesOf({ path: 'docs/how-to/questions.md', text }).some(({ name }) => name !== undefined)).toBe(true)
    },
  )
})

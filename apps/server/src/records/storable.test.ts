import { describe, expect, it } from 'vitest'
import { InvalidInput } from '../infra/app-error.ts'
import { refuseUnstorable } from './storable.ts'

const fieldsRefused = (value: unknown): readonly string[] => {
  try {
    refuseUnstorable(value)
    return []
  } catch (error) {
    if (error instanceof InvalidInput) return error.problems.map(problem => problem.field)
    throw error
  }
}
const nested = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)

describe('what no record can hold', () => {
  it.each([
    ['a NUL character', { name: 'a\u0000b' }, ['name']],
    ['an unpaired surrogate', { name: 'a\ud800' }, ['name']],
    ['a NUL in a list of objects', { lines: [{ note: 'fine' }, { note: '\u0000' }] }, ['lines.1.note']],
    ['a NUL in a name', { content: { 'a\u0000': 1 } }, ['content']],
    ['a text alone', '\u0000', ['_']],
    ['unlimited nesting', { content: nested(40) }, ['content']],
    ['nesting that would overflow', { content: JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) }, ['content']],
  ])('%s is refused by its field', (_name, value, fields) => {
    expect(fieldsRefused(value)).toEqual(fields)
  })

  it.each([
    ['every other character', { name: '\u{1f468}\u200d\u{1f4bb}\u202e\t\n 手机 ﷽' }],
    ['nested content', { content: nested(20) }],
    ['no value at all', undefined],
  ])('%s is not', (_name, value) => {
    expect(fieldsRefused(value)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { findForbiddenWords } from './words.ts'

const find = (text: string) => findForbiddenWords({ path: 'a.ts', text })

describe('findForbiddenWords', () => {
  it.each([
    '// TODO later',
    '// FIXME',
    'it.skip("x")',
    'describe.only("x")',
    'const a = b as any',
    'let a: any',
    'Array<any>',
    '// @ts-ignore',
    'debugger',
  ])('finds %s', text => {
    expect(find(`const x = 1\n${text}`)).toEqual([expect.stringMatching(/^a\.ts:2: /)])
  })

  it.each([
    '// TODO(#12) later',
    'const todos = list',
    'skip(3)',
    'const many = anything',
    'visit.only',
    '// in any: of these',
    'const label: anyKind = 1',
  ])('lets %s pass', text => {
    expect(find(text)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { draftOf, readDraft } from './inline-edit.ts'

describe('a value changed in its cell (point 26)', () => {
  it.each([
    ['money', 129_050, '1290.50', 129_050],
    ['number', 12, '12', 12],
    ['text', '请放门口', '请放门口', '请放门口'],
    ['text', null, '', ''],
  ] as const)('of kind %s comes back as it was: %o', (kind, value, text, back) => {
    expect(draftOf(kind, value)).toBe(text)
    expect(readDraft(kind, text)).toBe(back)
  })

  it.each([
    ['money', '12.345'],
    ['money', ''],
    ['money', 'x'],
    ['number', '1.5'],
    ['number', ''],
    ['number', '1e3'],
  ] as const)('of kind %s is not %o', (kind, text) => {
    expect(readDraft(kind, text)).toBeUndefined()
  })
})

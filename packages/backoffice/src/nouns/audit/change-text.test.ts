import { describe, expect, it } from 'vitest'
import { changeText } from './change-text.ts'

describe('a change in one line', () => {
  it.each([
    [{ status: 'closed', reason: '' }, 'status: closed, reason: -'],
    [{ skus: [{ price: 100 }], brand: null, top: true }, 'skus: [{"price":100}], brand: -, top: true'],
    [{}, ''],
    [null, ''],
    [undefined, ''],
    [[1, 2], '[1,2]'],
    ['closed', 'closed'],
  ])('shows %j as "%s"', (record, text) => {
    expect(changeText(record)).toBe(text)
  })
})

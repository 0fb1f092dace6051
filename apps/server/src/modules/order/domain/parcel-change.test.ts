import { HOUR } from '@shiji/kit/time/duration.ts'
import { describe, expect, it } from 'vitest'
import { mayChangeParcel, oldestToChange } from './parcel-change.ts'

const now = new Date('2026-05-01T02:00:00Z')
const shipped = (ago: number) => ({ createdAt: new Date(now.getTime() - ago) })

describe('the number of a parcel', () => {
  it.each([
    ['a moment ago', 0, true],
    ['a second less than a day ago', 24 * HOUR - 1_000, true],
    ['a day ago', 24 * HOUR, false],
    ['two days ago', 48 * HOUR, false],
  ])('shipped %s', (_when, ago, expected) => {
    expect(mayChangeParcel(shipped(ago), 'waiting_receipt', now)).toBe(expected)
  })

  it.each(['waiting_delivery', 'waiting_comment', 'completion', 'cancel'])('is fixed in the state %s', state => {
    expect(mayChangeParcel(shipped(0), state, now)).toBe(false)
  })

  it('has the same limit in statements', () => {
    expect(oldestToChange(now)).toEqual(new Date(now.getTime() - 24 * HOUR))
  })
})

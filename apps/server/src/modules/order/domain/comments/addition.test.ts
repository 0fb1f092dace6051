import { LIMITS } from '@shiji/contract/limits.ts'
import { DAY } from '@shiji/kit/time/duration.ts'
import { expect, it } from 'vitest'
import { additionOpenSince, additionOpenUntil } from './addition.ts'

const now = new Date('2026-05-01T02:00:00Z')

it('a comment can be added to for 180 days, seen from either end', () => {
  expect(LIMITS.comment.addDays).toBe(180)
  expect(additionOpenUntil(now)).toEqual(new Date(now.getTime() + 180 * DAY))
  expect(additionOpenSince(additionOpenUntil(now))).toEqual(now)
})

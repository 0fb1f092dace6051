import { DAY, HOUR, MINUTE } from '@shiji/kit/time/duration.ts'
import { expect, it } from 'vitest'
import { afterAnswer, afterFailure, afterUnknown } from './refresh-plan.ts'

const SENT = new Date('2026-06-01T00:00:00Z')
const NOW = new Date('2026-06-02T00:00:00Z')
const wait = (at: Date | null, now = NOW) => at && at.getTime() - now.getTime()

it.each([
  ['waiting', 2 * HOUR],
  ['moving', 2 * HOUR],
  ['delivering', 30 * MINUTE],
  ['problem', 4 * HOUR],
  ['delivered', null],
] as const)('a parcel that is %s is asked for again after %s ms', (state, ms) => {
  expect(wait(afterAnswer(state, SENT, NOW))).toBe(ms)
})

it.each([
  [1, 5 * MINUTE],
  [2, 10 * MINUTE],
  [7, 320 * MINUTE],
  [8, 6 * HOUR],
  [400, 6 * HOUR],
])('after %i failures in a row it is asked for again after %s ms', (failures, ms) => {
  expect(wait(afterFailure(failures, SENT, NOW))).toBe(ms)
})

it('a parcel of a company that the client does not know is looked at again the next day', () => {
  expect(wait(afterUnknown(SENT, NOW))).toBe(DAY)
})

it('a parcel that was sent 30 days ago is given up, whatever its client said', () => {
  const last = new Date(SENT.getTime() + 30 * DAY - 2 * HOUR)
  expect(wait(afterAnswer('moving', SENT, last), last)).toBe(2 * HOUR)
  const late = new Date(last.getTime() + 1)
  expect([afterAnswer('moving', SENT, late), afterUnknown(SENT, late), afterFailure(9, SENT, late)]).toEqual([
    null,
    null,
    null,
  ])
})

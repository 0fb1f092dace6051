import { describe, expect, it } from 'vitest'
import { isCheckDue } from './check-due.ts'

const at = (time: string) => new Date(`2026-05-01T${time}Z`)
const last = (ms: number) => ({ at: at('08:00:00'), ms })

describe('the books', () => {
  it.each([
    ['never checked', at('08:00:00'), undefined, undefined, true],
    ['nothing booked since', at('13:59:59'), last(100), at('07:59:59'), false],
    ['nothing booked since, six hours ago', at('14:00:00'), last(100), at('07:59:59'), true],
    ['nothing booked ever', at('09:00:00'), last(100), undefined, false],
    ['something booked since', at('08:10:00'), last(100), at('08:00:01'), true],
    ['something booked at the moment of the check', at('08:10:00'), last(100), at('08:00:00'), true],
    ['something booked since, but a check takes a minute', at('08:59:59'), last(60_000), at('08:00:01'), false],
    ['the same an hour later', at('09:00:00'), last(60_000), at('08:00:01'), true],
    ['a check takes ten minutes', at('14:00:00'), last(600_000), at('08:00:01'), true],
  ])('%s', (_words, now, run, booked, due) => {
    expect(isCheckDue(now, run, booked)).toBe(due)
  })
})

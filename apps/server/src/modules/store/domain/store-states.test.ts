import { describe, expect, it } from 'vitest'
import { standingAt, storeStates } from './store-states.ts'

const at = new Date('2026-06-01T02:00:00Z')
const before = new Date(at.getTime() - 1)
const dateless = { holidayUntil: null, closesAt: null }

it('the states of a store are words of its machines', () => {
  expect(storeStates({ ...dateless, verify: 'denied', status: 'holiday' }, at)).toEqual({
    verify: 'denied',
    status: 'holiday',
  })
})

it.each([
  { verify: 'lost', status: 'open' },
  { verify: 'passed', status: 'away' },
])('another word is a fault: $verify, $status', states => {
  expect(() => storeStates({ ...dateless, ...states }, at)).toThrow('unknown state')
})

describe('the standing of a store', () => {
  const holiday = {
    verify: 'passed',
    status: 'holiday',
    statusReason: '春节',
    holidayUntil: at,
    closesAt: null,
    closingReason: '',
    closingBy: null,
  }
  const closing = {
    ...holiday,
    status: 'open',
    statusReason: '',
    holidayUntil: null,
    closesAt: at,
    closingReason: '搬迁',
    closingBy: 'seller' as const,
  }

  it('is on holiday up to its end, and open from that instant on, without its message', () => {
    expect(standingAt(holiday, before)).toMatchObject({ status: 'holiday', statusReason: '春节', holidayUntil: at })
    expect(standingAt(holiday, at)).toMatchObject({ status: 'open', statusReason: '', holidayUntil: null })
  })

  it('is open up to a planned closing, and closed with its reason from that instant on', () => {
    expect(standingAt(closing, before)).toMatchObject({ status: 'open', statusReason: '', closesAt: at })
    expect(standingAt(closing, at)).toMatchObject({ status: 'closed', statusReason: '搬迁', closesAt: null })
  })

  it('is closed when a holiday would end at the instant of the closing', () => {
    expect(standingAt({ ...closing, ...holiday, closesAt: at, closingReason: '搬迁' }, at).status).toBe('closed')
  })
})

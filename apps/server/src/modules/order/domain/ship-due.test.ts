import { HOUR } from '@shiji/kit/time/duration.ts'
import { describe, expect, it } from 'vitest'
import { shipDue } from './ship-due.ts'

const now = new Date('2026-06-01T00:00:00Z')
const dueIn = (ms: number, status = 'waiting_delivery') => shipDue({ status, dueAt: new Date(now.getTime() + ms) }, now)

describe('the time to ship', () => {
  it('is soon over from six hours before its end, and overdue from its end on', () => {
    expect(dueIn(6 * HOUR + 1)).toEqual({ due: null, overdueHours: 0 })
    expect(dueIn(6 * HOUR)).toEqual({ due: 'soon', overdueHours: 0 })
    expect(dueIn(1)).toEqual({ due: 'soon', overdueHours: 0 })
    expect(dueIn(0)).toEqual({ due: 'overdue', overdueHours: 0 })
    expect(dueIn(-3 * HOUR)).toEqual({ due: 'overdue', overdueHours: 3 })
  })

  it('matters only for orders to ship that have one', () => {
    expect(dueIn(-HOUR, 'waiting_payment').due).toBeNull()
    expect(shipDue({ status: 'waiting_delivery', dueAt: null }, now).due).toBeNull()
  })
})

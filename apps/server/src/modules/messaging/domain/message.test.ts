import { expect, it } from 'vitest'
import { causeOf, type Message } from './message.ts'

const message: Message = {
  to: { of: 'buyer', id: 5 },
  kind: 'order_shipped',
  target: { type: 'order', id: 9 },
  params: {},
  eventId: 7,
}

it('a message is identified by its event, person and kind', () => {
  const causes = [
    message,
    { ...message, to: { of: 'store', id: 5 } as const },
    { ...message, to: { of: 'platform' } as const },
    { ...message, kind: 'order_cancelled' as const },
    { ...message, eventId: 8 },
  ].map(causeOf)
  expect(new Set(causes).size).toBe(5)
  expect(causeOf({ ...message, params: { order_no: 'D1' }, target: { type: 'order', id: 10 } })).toBe(causes[0])
})

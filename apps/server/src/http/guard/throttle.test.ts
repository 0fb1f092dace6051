import { LIMITS } from '@shiji/contract/limits.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import type { Actor } from '../../infra/context.ts'
import { SharedWindow } from '../../infra/limits/shared-window.ts'
import { actingAs } from '../../infra/scope.ts'
import { createThrottle } from './throttle.ts'

const { perMinute, addressFactor } = LIMITS.rate
const SPEC = { method: 'GET', path: '/x', area: 'buyer', access: 'public', summary: '', data: {} } as const

let server: TestApp
let throttle: ReturnType<typeof createThrottle>
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
beforeEach(() => {
  throttle = createThrottle(new SharedWindow('here', () => server.clock.now().getTime()))
})

const buyer = (sessionId: number): Actor => ({ kind: 'buyer', id: 1, sessionId, name: 'a' })
const VISITOR: Actor = { kind: 'visitor' }

/** How many of this many calls are let through. */
function through(count: number, actor: Actor, ip: string, most?: number): number {
  let passed = 0
  for (let call = 0; call < count; call += 1) {
    try {
      throttle({ ...actingAs(server.ctx, actor), ip }, most === undefined ? SPEC : { ...SPEC, perMinute: most })
      passed += 1
    } catch {
      // Refused: not counted.
    }
  }
  return passed
}

describe('the general limit', () => {
  it('belongs to each session: people behind one address do not use up each other’s calls', () => {
    expect(through(1_000, buyer(1), '203.0.113.9')).toBe(perMinute)
    expect(through(1_000, buyer(2), '203.0.113.9')).toBe(perMinute)
    expect(through(1, VISITOR, '203.0.113.9')).toBe(1)
  })

  it('follows a session from address to address', () => {
    expect(through(400, buyer(1), '203.0.113.9') + through(400, buyer(1), '203.0.113.10')).toBe(perMinute)
  })

  it('lets a mobile network of visitors call far more often than one person', () => {
    expect(through(3_000, VISITOR, '203.0.113.9')).toBe(3_000)
    expect(through(10_000, VISITOR, '203.0.113.10')).toBe(perMinute * addressFactor)
  })

  it('treats the network of an IPv6 subscriber as one address', () => {
    const spread = Array.from({ length: 70 }, (_, nth) => through(100, VISITOR, `2001:db8:1:2::${nth.toString(16)}`))
    expect(spread.reduce((sum, count) => sum + count, 0)).toBe(perMinute * addressFactor)
    expect(through(1, VISITOR, '2001:db8:1:3::1')).toBe(1)
    expect(through(1, VISITOR, '2001:db8:1:2:9:9:9:9')).toBe(0)
  })

  it('of a route is lower, for sessions and for addresses alike', () => {
    expect([through(100, buyer(1), '::1', 5), through(100, VISITOR, '::1', 5)]).toEqual([5, 5 * addressFactor])
  })
})

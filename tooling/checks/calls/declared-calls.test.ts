import { globSync } from 'node:fs'
import { join } from 'node:path'
import { AREA_PREFIX } from '@shiji/contract/area.ts'
import type { CallArea, CallFacts } from '@shiji/contract/call.ts'
import { routePath } from '@shiji/server/src/http/routes/mount.ts'
import { MODULES } from '@shiji/server/src/modules.ts'
import { describe, expect, it } from 'vitest'
import { checkout } from '../cruise.ts'
import { checkDeclaredCalls, findPairedEndpoints, findUndeclaredRoutes } from './declared-calls.ts'

const endpoint = (text: string) => findPairedEndpoints({ path: 'packages/api/src/order/a.ts', text })
const routes = (text: string) => findUndeclaredRoutes({ path: 'apps/server/src/modules/order/http/a.ts', text })

describe('an endpoint', () => {
  it.each([
    "const a = { url: '/user/orders' }",
    ['const a = { url: `/user/orders/$', '{id}` }'].join(''),
    'const a = build.query<Order, number>({ query: id => orderOf(id) })',
    'const a = build.mutation<Order, number>({ query: id => orderOf(id) })',
  ])('%s is paired by hand', text => expect(endpoint(text)).toHaveLength(1))

  it('over a declared call is not', () => {
    expect(endpoint("const a = queryOf(build, orderCall, { by: 'id' })")).toEqual([])
  })
})

describe('a route', () => {
  it('defined by itself is reported', () => {
    expect(routes("const a = [route({ method: 'GET', path: '/orders' }, read)]")).toHaveLength(1)
  })

  it('over a declared call is not', () => {
    expect(routes("const a = [answer(ordersCall, { summary: 'Orders' }, read)]")).toEqual([])
  })
})

const isCall = (value: unknown): value is CallFacts =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

const declaredCalls = async (): Promise<readonly CallFacts[]> => {
  const found: CallFacts[] = []
  for (const path of globSync('packages/contract/src/**/*.calls.ts', { cwd: checkout })) {
    const module: Readonly<Record<string, unknown>> = await import(join(checkout, path))
    found.push(...Object.values(module).filter(isCall))
  }
  return found
}

const PREFIX: Readonly<Record<CallArea, string>> = { ...AREA_PREFIX, shared: '' }
const addressesOf = ({ method, path, area }: CallFacts): string[] =>
  [area].flat().map(each => `${method} /api${PREFIX[each]}${path}`)

describe('declared calls', () => {
  it('are the only ones on both sides', () => expect(checkDeclaredCalls()).toEqual([]))

  it('are each answered by the server, with the access that they name', async () => {
    const routes = new Map(
      MODULES.flatMap(module => module.routes).map(each => [
        `${each.spec.method} ${routePath(each.spec)}`,
        each.spec.access,
      ]),
    )
    const calls = await declaredCalls()
    expect(calls.length).toBeGreaterThan(80)
    const asked = calls.flatMap(call => addressesOf(call).map(address => [address, call.access]))
    expect(asked.map(([address]) => [address, routes.get(String(address))])).toEqual(asked)
  })

  it('are each declared once', async () => {
    const addresses = (await declaredCalls()).flatMap(addressesOf)
    expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([])
  })
})

import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBuyer, anAdmin } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { serveRoutes } from '#harness/routes.ts'
import { aStore } from '#harness/store.builder.ts'
import { type Ctx, systemContext } from '../../infra/context.ts'
import type { RouteArea } from '../../infra/sessions.ts'
import { route } from '../routes/route.ts'

const AREAS: Readonly<Record<string, RouteArea>> = { '': 'buyer', '/Seller': 'seller', '/Admin': 'admin' }
const scopeRoute = (area: RouteArea, access: 'public' | 'session') =>
  route(
    { method: 'GET', path: `/scope_${access}`, area, access, summary: 'Whose rows', data: Type.Unknown() },
    async (ctx: Ctx) => ctx.scope,
  )

let server: TestApp
let http: Awaited<ReturnType<typeof serveRoutes>>
beforeAll(async () => {
  server = await createTestApp()
  const areas = Object.values(AREAS)
  http = await serveRoutes(server, [
    ...areas.map(area => scopeRoute(area, 'session')),
    ...areas.map(area => scopeRoute(area, 'public')),
  ])
})
afterAll(async () => {
  await http.close()
  await server.close()
})

async function scopeOf(path: string, token?: string): Promise<unknown> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const answer = await http.inject({ method: 'GET', url: `/api${path}`, headers })
  return answer.json().data
}

describe('the scope of a call', () => {
  it('is the buyer, the store of the session, or the platform', async () => {
    const buyer = await aBuyer(server)
    const store = await aStore(server.ctx)
    const admin = await anAdmin(server)
    const seller = await server.login('seller', store.ownerId, store.id)
    for (const access of ['session', 'public']) {
      expect(await scopeOf(`/scope_${access}`, await server.login('buyer', buyer.id))).toEqual({
        of: 'buyer',
        id: buyer.id,
      })
      expect(await scopeOf(`/Seller/scope_${access}`, seller)).toEqual({ of: 'store', id: store.id })
      expect(await scopeOf(`/Admin/scope_${access}`, await server.login('admin', admin.id))).toEqual({
        of: 'platform',
      })
    }
  })

  it('of a visitor covers no rows, in every area', async () => {
    for (const prefix of Object.keys(AREAS)) expect(await scopeOf(`${prefix}/scope_public`)).toEqual({ of: 'public' })
  })

  it("of the server's own work is the platform", () => {
    expect(systemContext(server.runtime).scope).toEqual({ of: 'platform' })
  })
})

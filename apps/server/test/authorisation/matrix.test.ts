import { allAdminPermissions, allSellerPermissions, type Permission } from '@shiji/contract/permissions.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, aBuyer, anAdmin, aStaffMember, aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aStore } from '#harness/store.builder.ts'
import { permissionsOf } from '../../src/http/guard/access.ts'
import type { Route } from '../../src/http/routes/route.ts'
import { createHttpServer } from '../../src/http/server.ts'
import { users } from '../../src/modules/identity/data/accounts/account.table.ts'
import { revokeSessions } from '../../src/modules/identity/data/sessions/session-end.repo.ts'
import { accountRoles, rolePermissions } from '../../src/modules/identity/data/staff/role.table.ts'
import { databaseDigest } from './database-digest.ts'
import { actionsOf, addressOf, nameOf } from './routes-of.ts'
import { sampleBody } from './samples.ts'

type Verdict = 'passed' | 'unauthenticated' | 'forbidden'
type Area = 'buyer' | 'seller' | 'admin'

/**
 * A person's own account: a session is enough. Uploads check `upload.create` once they know that it is not an avatar,
 * exports the permission of the list, the inbox marks only entries of kinds whose permission the person holds, switching
 * stores the membership. People throw away their own drafts.
 */
const OWN_ACCOUNT =
  /\/(auth\/(info|edit)|user\/safe\/sessions(\/:ids)?|load_menu|uploads|table_layout|table_views(\/:ids?)?|goods_drafts\/:ids|exports(\/:ids)?|inbox\/read|switch_store)$/

let server: TestApp
let routes: readonly Route[]
let owner: Account & { readonly storeId: number }
let actors: Readonly<Record<string, string | undefined>>

beforeAll(async () => {
  server = await createTestApp({ audit: 'not checked' })
  routes = server.app.routes
  const store = await aStore(server.ctx)
  const ownerToken = await server.login('seller', store.ownerId, store.id)
  owner = { id: store.ownerId, token: ownerToken, username: '', storeId: store.id }
  const [buyer, gone, stopped] = [await aBuyer(server), await aBuyer(server), await aBuyer(server)]
  await revokeSessions(server.ctx, 'buyer', gone.id)
  await server.ctx.db.update(users).set({ status: 'disabled' }).where(eq(users.id, stopped.id))
  actors = {
    visitor: undefined,
    'broken token': 'x'.repeat(43),
    'revoked session': gone.token,
    'stopped account': stopped.token,
    buyer: buyer.token,
    'store owner': owner.token,
    'other store owner': (await aStoreOwner(server, 4_002)).token,
    'staff with nothing': (await aStaffMember(server, owner, [])).token,
    'admin with nothing': (await anAdmin(server, [])).token,
    'super admin': (await anAdmin(server)).token,
  }
})
afterAll(() => server.close())

/** The product book's decision for a token of that area and those rights. */
function expected({ spec }: Route, actor: string): Verdict {
  if (spec.access === 'public') return 'passed'
  const area = areaOf(actor)
  if (area === undefined || (spec.area !== 'shared' && spec.area !== area)) return 'unauthenticated'
  if (spec.access === 'session') return 'passed'
  return actor === 'super admin' || actor.endsWith('store owner') ? 'passed' : 'forbidden'
}

function areaOf(actor: string): Area | undefined {
  if (actor === 'buyer') return 'buyer'
  if (actor.includes('admin')) return 'admin'
  return actor.includes('store') || actor.includes('staff') ? 'seller' : undefined
}

/** Every caller has an address of their own, so that the limit per address affects no one else. */
const addresses = new Map<string | undefined, string>()
const callerOf = (token: string | undefined): string => {
  const address = addresses.get(token) ?? `10.0.0.${addresses.size + 1}`
  addresses.set(token, address)
  return address
}

async function verdictOf(route: Route, token: string | undefined, body: object = sampleBody(route)): Promise<Verdict> {
  const answer = await server.call(route.spec.method, addressOf(route), {
    address: callerOf(token),
    ...(token === undefined ? {} : { token }),
    ...(route.spec.method === 'GET' || route.spec.method === 'DELETE' ? {} : { body }),
  })
  expect([nameOf(route), answer.status]).toEqual([nameOf(route), 200])
  expect([nameOf(route), answer.code]).not.toEqual([nameOf(route), 500])
  if (answer.code === 401) return 'unauthenticated'
  return answer.code === 402 && answer.msg === 'You do not have permission to do this.' ? 'forbidden' : 'passed'
}

describe('every route × every actor', () => {
  it('is refused as the book says, and a refused call changes nothing', async () => {
    const before = await databaseDigest(server)
    const wrong: string[] = []
    for (const [actor, token] of Object.entries(actors)) {
      for (const route of routes) {
        const verdict = expected(route, actor)
        if (verdict === 'passed') continue
        const found = await verdictOf(route, token)
        if (found !== verdict) wrong.push(`${actor}: ${nameOf(route)} is ${found}, should be ${verdict}`)
      }
    }
    expect(wrong).toEqual([])
    expect(await databaseDigest(server)).toEqual(before)
  })

  it('is let through where the book says so', async () => {
    const wrong: string[] = []
    const last = (route: Route) => Number(nameOf(route) === 'POST /logout')
    for (const [actor, token] of Object.entries(actors)) {
      for (const route of routes.toSorted((a, b) => last(a) - last(b))) {
        if (expected(route, actor) !== 'passed' || route.spec.path === '/uploads') continue
        const found = await verdictOf(route, token)
        const asksItself = nameOf(route) === 'POST /sms' && found === 'unauthenticated'
        if (found !== 'passed' && !asksItself) wrong.push(`${actor}: ${nameOf(route)} is ${found}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('every permission', () => {
  const byPermission = (area: 'seller' | 'admin') =>
    Map.groupBy(routes.filter(({ spec }) => spec.area === area).flatMap(actionsOf), action => action.permission)
  const setPermissions = async (roleId: number, permissions: readonly Permission[]) => {
    await server.ctx.db.delete(rolePermissions).where(eq(rolePermissions.roleId, roleId))
    await server.ctx.db.insert(rolePermissions).values(permissions.map(permission => ({ roleId, permission })))
  }

  it.each([
    ['admin', allAdminPermissions],
    ['seller', allSellerPermissions],
  ] as const)('of the %s area opens its own routes and no other, from one call to the next', async (area, all) => {
    const person =
      area === 'admin' ? await anAdmin(server, ['role.view']) : await aStaffMember(server, owner, ['role.view'])
    const [given] = await server.ctx.db.select().from(accountRoles).where(eq(accountRoles.accountId, person.id))
    const roleId = given?.roleId ?? 0
    const wrong: string[] = []
    for (const [permission, own] of byPermission(area)) {
      if (!all.some(each => each === permission)) throw new Error(`${permission} is no permission of the ${area} area`)
      await setPermissions(roleId, [permission])
      for (const { route, naming } of own) {
        if ((await verdictOf(route, person.token, naming)) !== 'passed')
          wrong.push(`${permission} does not open ${nameOf(route)}`)
      }
      await setPermissions(
        roleId,
        all.filter(each => each !== permission),
      )
      for (const { route, naming } of own) {
        if ((await verdictOf(route, person.token, { ...sampleBody(route), ...naming })) !== 'forbidden')
          wrong.push(`all but ${permission} opens ${nameOf(route)}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('no route is open by accident', () => {
  it('nothing is served under /api besides the declarations', async () => {
    const http = await createHttpServer(server.runtime)
    expect(() => http.get('/api/secret', () => 'open')).toThrow('/api/secret is not a declared route')
    expect(() => http.get('/api/docs2', () => 'open')).toThrow('is not a declared route')
    await http.close()
  })

  it('the OpenAPI document names the same calls, each with what it needs', async () => {
    const document: unknown = (await server.app.http.inject('/api/openapi.json')).json()
    const { paths } = Object(document)
    const described = Object.entries<Record<string, object>>(paths).flatMap(([path, calls]) =>
      Object.entries(calls).map(([method, call]) => `${method.toUpperCase()} ${path} ${Reflect.get(call, 'x-access')}`),
    )
    const declared = routes.map(route => {
      const [method, address] = nameOf(route)
        .replace(/:(\w+)\??/g, '{$1}')
        .split(' ')
      return `${method} /api${address} ${permissionsOf(route.spec.access).join(' or ') || route.spec.access}`
    })
    expect(new Set(described)).toEqual(new Set(declared))
  })

  it('writing in a back office needs more than the permission to read', () => {
    const weak = routes.filter(route => {
      const { spec } = route
      if (spec.method === 'GET' || (spec.area !== 'seller' && spec.area !== 'admin')) return false
      if (OWN_ACCOUNT.test(nameOf(route)) || spec.access === 'public') return false
      return spec.access === 'session' || permissionsOf(spec.access).some(permission => permission.endsWith('.view'))
    })
    expect(weak.map(nameOf)).toEqual([])
  })

  it('the public calls are those on this list only', () => {
    expect(
      routes
        .filter(({ spec }) => spec.access === 'public')
        .map(nameOf)
        .toSorted(),
    ).toEqual([
      'GET /adv',
      'GET /agreements/:name',
      'GET /article/:name',
      'GET /cart_count',
      'GET /common',
      'GET /expresses',
      'GET /goods',
      'GET /goods/:id',
      'GET /goods/:id/delivery',
      'GET /goods/:id/gone',
      'GET /goods_cards',
      'GET /goods_comments/:id',
      'GET /goods_questions/:id',
      'GET /goods_search/:params?',
      'GET /goods_suggest',
      'GET /home',
      'GET /is_login',
      'GET /load_areas',
      'GET /load_article_menu',
      'GET /load_goods_classes',
      'GET /platform',
      'GET /recommend',
      'GET /store/:id',
      'GET /stores/:params?',
      'GET /user/favorites/has',
      'POST /Admin/login',
      'POST /Seller/login',
      'POST /forget_password',
      'POST /login',
      'POST /logout',
      'POST /register',
      'POST /sms',
      'POST /staff_invitation/offer',
    ])
  })

  it('GET never writes', async () => {
    const tokens = {
      buyer: (await aBuyer(server)).token,
      seller: (await aStoreOwner(server, owner.storeId)).token,
      admin: (await anAdmin(server)).token,
      shared: undefined,
    }
    const before = await databaseDigest(server)
    for (const route of routes.filter(({ spec }) => spec.method === 'GET')) {
      const isShared = route.spec.area === 'shared' && route.spec.access !== 'public'
      const verdict = await verdictOf(route, isShared ? tokens.buyer : tokens[route.spec.area])
      expect([nameOf(route), verdict]).toEqual([nameOf(route), 'passed'])
    }
    expect(await databaseDigest(server)).toEqual(before)
  })
})

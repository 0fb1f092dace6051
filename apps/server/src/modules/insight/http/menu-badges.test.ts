import type { Page } from '@shiji/contract/envelope.ts'
import type { MenuBadges, SellerDashboard } from '@shiji/contract/insight/insight.ts'
import { HOUR } from '@shiji/kit/time/duration.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAdmin, aStaffMember } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore, type BuiltStore } from '#harness/store.builder.ts'
import { aPayer, buy, place } from '#harness/trade.builder.ts'
import { syncMenus } from '../../platform/index.ts'

let server: TestApp
let mine: BuiltStore
let token: string
beforeAll(async () => {
  server = await createTestApp()
  await syncMenus(server.ctx)
  mine = await aStore(server.ctx, { lowStock: 5 })
  const other = await aStore(server.ctx)
  const lamp = await goodsOf(server.ctx, mine.id, { price: 100, stock: 9, freightMode: 'free' })
  const theirs = await goodsOf(server.ctx, other.id, { price: 100, freightMode: 'free' })
  await buy(server, await aPayer(server), { ...lamp, buyNum: 5 })
  await buy(server, await aPayer(server), lamp)
  await place(server, await aPayer(server), lamp)
  await buy(server, await aPayer(server), theirs)
  await goodsOf(server.ctx, mine.id, { verify: 'rejected', isListed: false })
  await goodsOf(server.ctx, mine.id, { verify: 'to_be_reviewed', isListed: false })
  token = await server.login('seller', mine.ownerId, mine.id)
})
afterAll(() => server.close())

const badges = async (prefix: '/Seller' | '/Admin', who: string) =>
  (await server.call<MenuBadges>('GET', `${prefix}/menu_badges`, { token: who })).data
const byTarget = (found: MenuBadges) => Object.fromEntries(found.map(({ target, count }) => [target, count]))

describe('numbers on the seller’s menu', () => {
  it('count what waits in one’s own store, by the page that shows it; nothing that the buyer has to do', async () => {
    expect(byTarget(await badges('/Seller', token))).toEqual({ '/Seller/orders/wait': 2, '/Seller/goods': 2 })
  })

  it('equal those of the dashboard’s cards and of the lists', async () => {
    const found = byTarget(await badges('/Seller', token))
    const { data } = await server.call<SellerDashboard>('GET', '/Seller/dashboard/all', { token })
    const list = async (path: string) => (await server.call<Page<unknown>>('GET', path, { token })).data.total
    const card = (key: string) => data.todo.find(item => item.key === key)?.count ?? 0
    expect(found['/Seller/orders/wait']).toBe(card('to_ship'))
    expect(found['/Seller/orders/wait']).toBe(await list('/Seller/orders?order_status=waiting_delivery'))
    expect(found['/Seller/goods']).toBe(card('low_stock') + card('goods_rejected'))
  })

  it('are only on pages that the caller may see', async () => {
    const owner = { id: mine.ownerId, storeId: mine.id }
    const clerk = await aStaffMember(server, owner, ['goods.view'])
    expect(byTarget(await badges('/Seller', clerk.token))).toEqual({ '/Seller/goods': 2 })
    const nobody = await aStaffMember(server, owner, [])
    expect(await badges('/Seller', nobody.token)).toEqual([])
  })

  it('need the same number of statements however much waits', async () => {
    const statements = async () => {
      let count = 0
      const session = server.ctx.db._.session
      const prepare = session.prepareQuery.bind(session)
      session.prepareQuery = (...args: Parameters<typeof prepare>) => {
        count += 1
        return prepare(...args)
      }
      await badges('/Seller', token)
      session.prepareQuery = prepare
      return count
    }
    const before = await statements()
    for (const _ of [1, 2, 3]) await goodsOf(server.ctx, mine.id, { verify: 'rejected', isListed: false })
    expect(byTarget(await badges('/Seller', token))).toMatchObject({ '/Seller/goods': 5 })
    expect(await statements()).toBe(before)
  })
})

describe('numbers on the platform’s menu', () => {
  it('count what waits for the platform: reviews, late shipping; only for those with the permission', async () => {
    server.clock.moveBy(49 * HOUR)
    await aStore(server.ctx, { verify: 'verifying', passedAt: null })
    const root = await anAdmin(server)
    expect(byTarget(await badges('/Admin', root.token))).toEqual({
      '/Admin/goods': 1,
      '/Admin/stores': 1,
      '/Admin/orders': 3,
    })
    const clerk = await anAdmin(server, ['store.view'])
    expect(byTarget(await badges('/Admin', clerk.token))).toEqual({ '/Admin/stores': 1 })
  })

  it('are closed without a login in that area', async () => {
    expect((await server.call('GET', '/Admin/menu_badges', { token })).code).toBe(401)
    expect((await server.call('GET', '/Admin/menu_badges')).code).toBe(401)
  })
})

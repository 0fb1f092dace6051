import {
  type AdminPermission,
  allAdminPermissions,
  allSellerPermissions,
  type SellerPermission,
} from '@shiji/contract/permissions.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, anAdmin, aStaffMember } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore, type BuiltStore } from '#harness/store.builder.ts'
import { aPayer, buy } from '#harness/trade.builder.ts'
import { runInvariants } from '../../../infra/invariants/runs.ts'

let server: TestApp
let store: BuiltStore
beforeAll(async () => {
  server = await createTestApp()
  store = await aStore(server.ctx, { lowStock: 5 })
  const lamp = await goodsOf(server.ctx, store.id, { stock: 5 })
  await buy(server, await aPayer(server), lamp)
  await runInvariants(server.ctx)
})
afterAll(() => server.close())

const days = ['today', 'yesterday', 'last_week', 'days'] as const
const ofEachDay = (...figures: readonly string[]) => days.flatMap(day => figures.map(figure => `${day}.${figure}`))

/** Who sees which figure; everything else of an answer is not a figure. */
const SELLER: Partial<Record<SellerPermission, readonly string[]>> = {
  'order.view': [
    'todo.to_ship',
    'todo.address_requests',
    'todo.waiting_payment',
    'top_goods.pieces',
    ...ofEachDay('orders', 'buyers'),
  ],
  'order_comment.view': ['todo.to_reply'],
  'goods_question.view': ['todo.to_answer'],
  'goods.view': ['todo.low_stock', 'todo.goods_rejected', 'low_stock.stock'],
  'money_log.view': ['balance', ...ofEachDay('amount')],
}
const ADMIN: Partial<Record<AdminPermission, readonly string[]>> = {
  'order.view': ['todo.late_shipping', 'top_stores.orders', ...ofEachDay('orders', 'buyers')],
  'goods.view': ['todo.goods_review'],
  'store.view': ['todo.store_review'],
  'cash.view': ['todo.cash_review', 'todo.cash_recheck', 'todo.cash_pay'],
  'job.view': ['todo.jobs_failing', 'health.outbox_waiting', 'health.jobs_failing'],
  'book.view': ['health.invariant_breaches'],
  'user.view': ['today.users', 'yesterday.users', 'last_week.users'],
  'money_log.view': ofEachDay('amount'),
}
const NO_FIGURES = new Set(['id', 'goods_id', 'sku_id', 'oldest_minutes', 'day', 'count'])

/** Names of all figures of an answer: every number in it, and the cards by their keys. */
function figuresOf(value: unknown, path = ''): string[] {
  if (typeof value === 'number' || value === null) return [path]
  if (Array.isArray(value)) return [...new Set(value.flatMap(item => figuresOf(item, path)))]
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.entries(value).filter(([name]) => !NO_FIGURES.has(name))
  const key: unknown = Reflect.get(value, 'key')
  return typeof key === 'string'
    ? [`${path}.${key}`]
    : inside.flatMap(([name, item]) => figuresOf(item, path === '' ? name : `${path}.${name}`))
}

async function seenBy(account: Pick<Account, 'token'>, path: string): Promise<string[]> {
  const { code, data } = await server.call('GET', path, { token: account.token })
  expect(code).toBe(200)
  return figuresOf(data).sort()
}

const both = (first: readonly string[] = [], second: readonly string[] = []) => [...first, ...second].sort()

describe('each figure of a dashboard has its permission', () => {
  it('a store shows its staff, for every permission, exactly the figures that belong to it', async () => {
    for (const permission of allSellerPermissions) {
      if (permission === 'dashboard.view') continue
      const owner = { id: store.ownerId, storeId: store.id }
      const staff = await aStaffMember(server, owner, ['dashboard.view', permission])
      expect([permission, await seenBy(staff, '/Seller/dashboard/all')]).toEqual([permission, both(SELLER[permission])])
    }
  })

  it('a warehouse account sees neither the balance nor the sales', async () => {
    const warehouse = await aStaffMember(server, { id: store.ownerId, storeId: store.id }, [
      'dashboard.view',
      'order.view',
      'order.ship',
      'goods.view',
      'stock.update',
    ])
    expect(await seenBy(warehouse, '/Seller/dashboard/all')).toEqual(both(SELLER['order.view'], SELLER['goods.view']))
  })

  it('the owner sees everything, including the amounts of the best goods', async () => {
    const token = await server.login('seller', store.ownerId, store.id)
    expect(await seenBy({ token }, '/Seller/dashboard/all')).toEqual(
      both(Object.values(SELLER).flat(), ['top_goods.amount']),
    )
  })

  it('the platform shows its staff, for every permission, exactly the figures that belong to it', async () => {
    for (const permission of allAdminPermissions) {
      if (permission === 'dashboard.view') continue
      const staff = await anAdmin(server, ['dashboard.view', permission])
      expect([permission, await seenBy(staff, '/Admin/dashboard/all')]).toEqual([permission, both(ADMIN[permission])])
    }
  })

  it('the platform shows a super admin everything, including the amounts of the best stores', async () => {
    expect(await seenBy(await anAdmin(server), '/Admin/dashboard/all')).toEqual(
      both(Object.values(ADMIN).flat(), ['top_stores.amount']),
    )
  })
})

import { TABLE_VIEW_LIMITS, type TableDesk } from '@shiji/contract/platform/table-view.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, anAdmin, aStaffMember, aStoreOwner, giveRole } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { accountRoles } from '../../src/modules/identity/data/staff/role.table.ts'
import { joinStore } from '../../src/modules/identity/use-cases/staff/store-membership.ts'

let server: TestApp
let admin: Account
beforeAll(async () => {
  server = await createTestApp()
  admin = await anAdmin(server, [])
})
afterAll(() => server.close())

const state = JSON.stringify({ search: { name: '木|like' }, columns: ['id', 'name'] })
const desk = async (who: Account, page = 'users', area = 'Admin') =>
  (await server.call<TableDesk>('GET', `/${area}/table_views?page=${page}`, { token: who.token })).data
const save = (who: Account, body: Record<string, unknown>, area = 'Admin') =>
  server.call<{ id: number }>('POST', `/${area}/table_views`, {
    token: who.token,
    body: { page: 'users', name: '未付款', state, ...body },
  })
const names = async (who: Account, page?: string) => (await desk(who, page)).views.map(view => view.name)

describe('the columns of a table', () => {
  it('are saved per person and page, the last choice wins', async () => {
    const other = await anAdmin(server, [])
    const keep = (layout: object) =>
      server.call('PUT', '/Admin/table_layout', {
        token: admin.token,
        form: new URLSearchParams({ page: 'users', layout: JSON.stringify(layout) }).toString(),
      })
    await keep({ order: ['id'] })
    expect((await keep({ order: ['name', 'id'], density: 36 })).code).toBe(200)
    expect((await desk(admin)).layout).toEqual({ order: ['name', 'id'], density: 36 })
    expect((await desk(admin, 'stores')).layout).toBeNull()
    expect((await desk(other)).layout).toBeNull()
  })

  it.each(['nonsense', '[1]', '"text"', 'null'])('are refused as %s', async layout => {
    const answer = await server.call('PUT', '/Admin/table_layout', {
      token: admin.token,
      body: { page: 'refused', layout },
    })
    expect(answer).toMatchObject({ code: 422, data: { fields: { layout: 'This is not in the right format.' } } })
    expect((await desk(admin, 'refused')).layout).toBeNull()
  })

  it('of a person who works in two stores are saved for each', async () => {
    const owner = await aStoreOwner(server, 71)
    await joinStore(server.ctx, { userId: owner.id, storeId: 72, role: 'staff' })
    const elsewhere = { ...owner, token: await server.login('seller', owner.id, 72) }
    const body = { page: 'goods', layout: '{"density":56}' }
    await server.call('PUT', '/Seller/table_layout', { token: owner.token, body })
    expect((await desk(owner, 'goods', 'Seller')).layout).toEqual({ density: 56 })
    expect((await desk(elsewhere, 'goods', 'Seller')).layout).toBeNull()
  })
})

describe('saved views', () => {
  it('come back with their state, in their order, on their page only', async () => {
    const me = await anAdmin(server, [])
    await save(me, { name: 'second', is_sort: 2 })
    await save(me, { name: 'first', is_sort: 1 })
    await save(me, { name: 'elsewhere', page: 'stores' })
    const { views } = await desk(me)
    expect(views.map(view => view.name)).toEqual(['first', 'second'])
    expect(views[0]).toMatchObject({
      state: JSON.parse(state),
      mine: true,
      shared: false,
      role_ids: [],
      is_default: false,
    })
  })

  it('include at most one default', async () => {
    const me = await anAdmin(server, [])
    const first = (await save(me, { name: 'a', is_default: true })).data.id
    const second = (await save(me, { name: 'b', is_default: true })).data.id
    const defaults = async () => (await desk(me)).views.filter(view => view.is_default).map(view => view.id)
    expect(await defaults()).toEqual([second])
    await server.call('PUT', `/Admin/table_views/${first}`, { token: me.token, body: { is_default: true } })
    expect(await defaults()).toEqual([first])
    await server.call('PUT', `/Admin/table_views/${first}`, { token: me.token, body: { is_default: false } })
    expect(await defaults()).toEqual([])
  })

  it('are changed in part and deleted by their owner', async () => {
    const me = await anAdmin(server, [])
    const { id } = (await save(me, {})).data
    await server.call('PUT', `/Admin/table_views/${id}`, { token: me.token, body: { name: '已付款' } })
    expect((await desk(me)).views).toMatchObject([{ name: '已付款', state: JSON.parse(state) }])
    expect((await server.call('DELETE', `/Admin/table_views/${id}`, { token: me.token })).code).toBe(200)
    expect(await names(me)).toEqual([])
  })

  it('of others cannot be reached', async () => {
    const { id } = (await save(admin, { name: 'hers', page: 'orders' })).data
    const other = await anAdmin(server)
    const change = { token: other.token, body: { name: 'mine now' } }
    expect((await server.call('PUT', `/Admin/table_views/${id}`, change)).code).toBe(404)
    expect((await server.call('DELETE', `/Admin/table_views/${id}`, { token: other.token })).code).toBe(404)
    expect(await names(other, 'orders')).toEqual([])
    expect(await names(admin, 'orders')).toEqual(['hers'])
  })

  it('shared with a role are seen by people who have it, and stay the owner’s', async () => {
    const me = await anAdmin(server, [])
    const colleague = await anAdmin(server, [])
    const stranger = await anAdmin(server, [])
    const role = await giveRole(server, { area: 'admin', storeId: null }, me.id, [])
    await server.ctx.db.insert(accountRoles).values({ area: 'admin', accountId: colleague.id, roleId: role })
    expect((await desk(me)).roles).toMatchObject([{}, { id: role }])
    const { id } = (await save(me, { page: 'shared', shared: true, role_ids: [role], is_default: true })).data
    expect((await desk(colleague, 'shared')).views).toMatchObject([
      { id, mine: false, is_default: false, shared: true, role_ids: [role] },
    ])
    expect(await names(stranger, 'shared')).toEqual([])
    const change = { token: colleague.token, body: { name: 'x' } }
    expect((await server.call('PUT', `/Admin/table_views/${id}`, change)).code).toBe(404)
    await server.call('PUT', `/Admin/table_views/${id}`, { token: me.token, body: { shared: false } })
    expect(await names(colleague, 'shared')).toEqual([])
  })

  it('shared without a role are seen by everyone in the same back office, and in no other', async () => {
    const [owner, other] = [await aStoreOwner(server, 91), await aStoreOwner(server, 92)]
    const staff = await aStaffMember(server, { id: owner.id, storeId: 91 }, [])
    await save(owner, { name: 'ours', shared: true }, 'Seller')
    const seen = async (who: Account) => (await desk(who, 'users', 'Seller')).views.map(view => view.name)
    expect(await seen(staff)).toEqual(['ours'])
    expect(await seen(other)).toEqual([])
    expect(await names(await anAdmin(server, []))).not.toContain('ours')
  })

  it('cannot be shared with a role of others, not even of another store', async () => {
    const owner = await aStoreOwner(server, 81)
    const staff = await aStaffMember(server, { id: owner.id, storeId: 81 }, [])
    const foreign = await giveRole(server, { area: 'seller', storeId: 82 }, owner.id, [])
    const answer = await save(staff, { shared: true, role_ids: [foreign] }, 'Seller')
    expect(answer).toMatchObject({ code: 422, data: { fields: { role_ids: expect.any(String) } } })
    expect((await desk(staff, 'users', 'Seller')).views).toEqual([])
  })

  it('are limited in number, also when many are saved at once', async () => {
    const me = await anAdmin(server, [])
    const answers = await Promise.all(
      Array.from({ length: TABLE_VIEW_LIMITS.perPage + 5 }, (_, place) => save(me, { name: `v${place}` })),
    )
    expect(answers.filter(answer => answer.code === 200)).toHaveLength(TABLE_VIEW_LIMITS.perPage)
    expect(answers.find(answer => answer.code !== 200)?.msg).toContain('at most 20 views')
    expect((await desk(me)).views).toHaveLength(TABLE_VIEW_LIMITS.perPage)
  })
})

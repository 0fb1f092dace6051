import type { Page } from '@shiji/contract/envelope.ts'
import { EXPORT_LIMITS, type TableExport } from '@shiji/contract/platform/table-export.ts'
import { count, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Account, anAdmin, aStaffMember, aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { countStatements } from '#harness/count-statements.ts'
import { aCrowd, askExport, type DeskArea, exportedRows, exportOf, onUsersPage } from '#harness/export.builder.ts'
import { auditLogs } from '../../src/infra/audit/audit.table.ts'
import { jobs } from '../../src/infra/jobs/job.table.ts'
import { users } from '../../src/modules/identity/data/accounts/account.table.ts'
import { accountRoles, rolePermissions } from '../../src/modules/identity/data/staff/role.table.ts'
import { joinStore } from '../../src/modules/identity/use-cases/staff/store-membership.ts'
import { tableExportParts, tableExports } from '../../src/modules/platform/data/lists/table-export.table.ts'
import { sweep } from '../../src/modules/platform/use-cases/sweep.ts'
import { nameOf } from '../authorisation/routes-of.ts'
import { aSide, type Side } from '../authorisation/world.ts'

type Row = Readonly<Record<string, unknown>>

let server: TestApp
let admin: Account
let side: Side
let other: Side
beforeAll(async () => {
  server = await createTestApp()
  admin = await anAdmin(server)
  side = await aSide(server, 'ours')
  other = await aSide(server, 'theirs')
  await server.drain()
})
afterAll(() => server.close())

let undo: () => void = () => undefined
afterEach(() => {
  undo()
  undo = () => undefined
  server.clock.setOffset(0)
})
/** Calls `look` while a page of the users list is built, until the test ends. */
const during = (look: (page: number) => Promise<void>) => {
  undo = onUsersPage(server, look)
}

const listed = async (who: Pick<Account, 'token'>, page: string, query: string, area: DeskArea = 'Admin') => {
  const rows: Row[] = []
  for (let at = 1; ; at += 1) {
    const path = `/${area}/${page}?${query}&per_page=400&page=${at}`
    const { data } = await server.call<Page<Row>>('GET', path, { token: who.token })
    rows.push(...data.data)
    if (rows.length >= data.total) return rows
  }
}
const partsOf = async (id: number): Promise<number> => {
  const [row] = await server.ctx.db
    .select({ parts: count() })
    .from(tableExportParts)
    .where(eq(tableExportParts.exportId, id))
  return row?.parts ?? 0
}
const givePermission = async (person: Account, permission: 'user.view' | 'role.view') => {
  const [given] = await server.ctx.db.select().from(accountRoles).where(eq(accountRoles.accountId, person.id))
  const roleId = given?.roleId ?? 0
  await server.ctx.db.delete(rolePermissions).where(eq(rolePermissions.roleId, roleId))
  await server.ctx.db.insert(rolePermissions).values({ roleId, permission })
}

describe('an export', () => {
  it('contains all rows of the filter as the list shows them, in its order, in parts', async () => {
    await aCrowd(server, 4_100)
    const asked = await askExport(server, admin, 'users', { nickname: 'crowd|likeRight', sort: 'username|asc' })
    expect(asked).toMatchObject({ code: 200, data: { state: 'waiting', total: null, done: 0, name: '名单' } })

    await server.drain()

    const done = await exportOf(server, admin, asked.data.id)
    expect(done).toMatchObject({ state: 'done', total: 4_100, done: 4_100, parts: 3, reason: null })
    const rows = await exportedRows(server, admin, done)
    expect(rows).toEqual(await listed(admin, 'users', 'nickname=crowd|likeRight&sort=username|asc'))
  })

  it('of every list of both back offices has the rows, the scope and the masks of that list', async () => {
    const lists = server.app.routes.filter(
      ({ spec }) =>
        spec.list !== undefined && (spec.area === 'admin' || spec.area === 'seller') && !spec.path.endsWith('/summary'),
    )
    expect(lists.length).toBeGreaterThan(20)
    // What one export leaves behind would be in the next one of these; rows of a count are asked by their count.
    const queries: Readonly<Record<string, Record<string, string>>> = {
      jobs: { kind: 'order.cancel' },
      audit: { action: 'express.create' },
      stocktake_rows: { stocktake_id: String(side.ids.stocktake) },
    }
    for (const route of lists) {
      const area = route.spec.area === 'admin' ? 'Admin' : 'Seller'
      const who = area === 'Admin' ? admin : side.seller
      const page = route.spec.path.slice(1)
      const query = queries[page] ?? {}
      const asked = await askExport(server, who, page, query, { area })
      expect([nameOf(route), asked.code]).toEqual([nameOf(route), 200])
      await server.drain()
      const done = await exportOf(server, who, asked.data.id, { area })
      expect([nameOf(route), done.state]).toEqual([nameOf(route), 'done'])
      const text = new URLSearchParams(query).toString()
      expect([nameOf(route), await exportedRows(server, who, done, area)]).toEqual([
        nameOf(route),
        await listed(who, page, text, area),
      ])
      await server.call('DELETE', `/${area}/exports/${done.id}`, { token: who.token })
    }
  }, 120_000)

  it('of no rows ends without a part', async () => {
    const { data } = await askExport(server, admin, 'users', { nickname: 'nobody at all' })
    await server.drain()
    expect(await exportOf(server, admin, data.id)).toMatchObject({ state: 'done', total: 0, done: 0, parts: 0 })
  })

  it('shows its progress while it runs, and gives no rows before it is complete', async () => {
    const { data } = await askExport(server, admin, 'users', { nickname: 'crowd|likeRight' })
    const seen: Pick<TableExport, 'state' | 'total' | 'done'>[] = []
    const early: number[] = []
    during(async page => {
      if (![2, 7, 11].includes(page)) return
      const { state, total, done } = await exportOf(server, admin, data.id)
      seen.push({ state, total, done })
      const part = await server.call('GET', `/Admin/exports/${data.id}/parts/1`, { token: admin.token })
      early.push(part.code)
    })
    await server.drain()
    expect(seen).toEqual([
      { state: 'running', total: 4_100, done: 0 },
      { state: 'running', total: 4_100, done: 2_000 },
      { state: 'running', total: 4_100, done: 4_000 },
    ])
    expect(early).toEqual([404, 404, 404])
  })

  it('is a snapshot of one moment, whatever changes while it runs', async () => {
    const { data } = await askExport(server, admin, 'users', { nickname: 'crowd|likeRight' })
    during(async page => {
      if (page !== 2) return
      await server.ctx.db.update(users).set({ avatar: '/files/later.webp' }).where(sql`nickname like 'crowd%'`)
      await server.ctx.db.delete(users).where(eq(users.nickname, 'crowd 7'))
      await aCrowd(server, 5)
    })
    await server.drain()
    undo()
    const rows = await exportedRows(server, admin, await exportOf(server, admin, data.id))
    expect(rows).toHaveLength(4_100)
    expect(rows.filter(row => row.avatar !== '')).toEqual([])
    expect(rows.filter(row => row.nickname === 'crowd 7')).toHaveLength(1)
    await server.ctx.db.update(users).set({ avatar: '' }).where(sql`nickname like 'crowd%'`)
  })

  it('goes past the depth of a list, and ends at its own limit of rows with a reason', {
    timeout: 120_000,
  }, async () => {
    const texts = (from: number, to: number) =>
      server.ctx.db.execute(sql`
        insert into sms_logs (id, phone, name, content, status, error_msg, ip, created_at)
        select n, '139', 'mass', 'text ' || n, 'sent', '', '', ${server.clock.now()} from generate_series(${from}::bigint, ${to}::bigint) n`)
    await texts(1, 100_401)
    const deep = (await askExport(server, admin, 'sms_logs', { name: 'mass', sort: 'id|asc' })).data.id
    await server.drain()
    const done = await exportOf(server, admin, deep)
    expect(done).toMatchObject({ state: 'done', total: 100_401, done: 100_401, parts: 51 })
    const last = await server.call<Row[]>('GET', `/Admin/exports/${deep}/parts/51`, { token: admin.token })
    expect(last.data.map(row => row.id)).toEqual(Array.from({ length: 401 }, (_, at) => 100_001 + at))
    await texts(100_402, EXPORT_LIMITS.rows + 1)
    const wide = (await askExport(server, admin, 'sms_logs', { name: 'mass' })).data.id
    await server.drain()
    expect(await exportOf(server, admin, wide)).toMatchObject({
      state: 'failed',
      reason: 'The filter finds more than 200000 rows. Please narrow the search.',
      parts: 0,
    })
    await server.ctx.db.execute(sql`truncate sms_logs`)
  })
})

describe('the rights of an export', () => {
  it('are those of the list: people who may not open it may not export it', async () => {
    const clerk = await anAdmin(server, ['user.view'])
    expect((await askExport(server, clerk, 'users')).code).toBe(200)
    expect(await askExport(server, clerk, 'orders')).toMatchObject({
      code: 402,
      msg: 'You do not have permission to do this.',
    })
    const staff = await aStaffMember(server, { id: side.seller.id, storeId: side.seller.storeId }, ['goods.view'])
    expect((await askExport(server, staff, 'orders', {}, { area: 'Seller' })).code).toBe(402)
  })

  it('are checked again when it runs, and the reason is in the language of the reader', async () => {
    const clerk = await anAdmin(server, ['user.view'])
    const { id } = (await askExport(server, clerk, 'users', { nickname: 'ours' })).data
    await givePermission(clerk, 'role.view')
    await server.drain()
    expect(await exportOf(server, clerk, id)).toMatchObject({
      state: 'failed',
      reason: 'You do not have permission to do this.',
    })
    expect((await exportOf(server, clerk, id, { language: 'zh-cn' })).reason).toMatch(/\p{Script=Han}/u)
  })

  it('are checked once more when the rows are read', async () => {
    const clerk = await anAdmin(server, ['user.view'])
    const { id } = (await askExport(server, clerk, 'users', { nickname: 'ours' })).data
    await server.drain()
    const part = () => server.call('GET', `/Admin/exports/${id}/parts/1`, { token: clerk.token })
    expect((await part()).code).toBe(200)
    await givePermission(clerk, 'role.view')
    expect(await part()).toMatchObject({ code: 402, data: null })
  })

  it('end with the account and with the membership of the store', async () => {
    const clerk = await aStaffMember(server, { id: side.seller.id, storeId: side.seller.storeId }, ['order.view'])
    const { id } = (await askExport(server, clerk, 'orders', {}, { area: 'Seller' })).data
    await server.ctx.db.update(users).set({ status: 'disabled' }).where(eq(users.id, clerk.id))
    await server.drain()
    const [row] = await server.ctx.db.select().from(tableExports).where(eq(tableExports.id, id))
    expect(row).toMatchObject({ state: 'failed', reason: '{"id":"permission.denied","params":{}}' })
    expect(await partsOf(id)).toBe(0)
  })

  it('mask what the person may not see: phones for those who may only read', async () => {
    await server.ctx.db.update(users).set({ phone: '13700001234' }).where(eq(users.id, side.buyer.id))
    const clerk = await anAdmin(server, ['user.view'])
    const phones = async (who: Account) => {
      const { id } = (await askExport(server, who, 'users', { id: String(side.buyer.id) })).data
      await server.drain()
      return (await exportedRows(server, who, await exportOf(server, who, id))).map(row => row.phone)
    }
    expect(await phones(admin)).toEqual(['13700001234'])
    expect(await phones(clerk)).not.toEqual(['13700001234'])
  })

  it('of a store end at the store, in the payload of the job too', async () => {
    const { id } = (await askExport(server, side.seller, 'orders', {}, { area: 'Seller' })).data
    const [job] = await server.ctx.db
      .select()
      .from(jobs)
      .where(eq(jobs.dedupe, String(id)))
    expect(job?.payload).toEqual({ export_id: id })
    await server.drain()
    const done = await exportOf(server, side.seller, id, { area: 'Seller' })
    const ids = (await exportedRows(server, side.seller, done, 'Seller')).map(row => row.id)
    expect(ids).toContain(side.ids.order)
    expect(ids).not.toContain(other.ids.order)
  })

  it('belong to one person in one back office: another person’s export answers like a missing one', async () => {
    const { id } = (await askExport(server, side.seller, 'orders', {}, { area: 'Seller' })).data
    await server.drain()
    const staff = await aStaffMember(server, { id: side.seller.id, storeId: side.seller.storeId }, ['order.view'])
    const elsewhere = await aStoreOwner(server, 5_001)
    await joinStore(server.ctx, { userId: side.seller.id, storeId: 5_001, role: 'staff' })
    const same = { token: await server.login('seller', side.seller.id, 5_001) }
    for (const who of [staff, elsewhere, same, other.seller]) {
      for (const path of ['', '/parts/1']) {
        const { headers: _, ...foreign } = await server.call('GET', `/Seller/exports/${id}${path}`, who)
        const { headers: __, ...missing } = await server.call('GET', `/Seller/exports/1${path}`, who)
        expect(foreign).toEqual({ ...missing, code: 404 })
      }
      expect((await server.call('DELETE', `/Seller/exports/${id}`, who)).code).toBe(404)
      const kept = (await server.call<TableExport[]>('GET', '/Seller/exports', who)).data
      expect(kept.map(each => each.id)).not.toContain(id)
    }
    expect((await server.call('GET', `/Admin/exports/${id}`, { token: admin.token })).code).toBe(404)
    expect((await exportOf(server, side.seller, id, { area: 'Seller' })).state).toBe('done')
  })
})

describe('the request of an export', () => {
  it.each([
    [{ nobody: '1' }, 'users'],
    [{ created_at: 'yesterday|gt', sort: 'phone|asc' }, 'users'],
    [{ is_type: 'gold' }, 'money_logs'],
  ])('is refused as the list refuses it: %j of %s', async (query, page) => {
    const text = new URLSearchParams(query).toString()
    const list = await server.call('GET', `/Admin/${page}?${text}`, { token: admin.token })
    const asked = await askExport(server, admin, page, query)
    expect(list.code).toBe(422)
    expect({ code: asked.code, msg: asked.msg, data: asked.data }).toEqual({
      code: 422,
      msg: list.msg,
      data: list.data,
    })
  })

  it.each(['nonsense', '[1]', '"text"', 'null'])('is refused as the query %s', async query => {
    const body = { page: 'users', name: 'x', query }
    const answer = await server.call('POST', '/Admin/exports', { token: admin.token, body })
    expect(answer).toMatchObject({ code: 422, data: { fields: { query: 'This is not in the right format.' } } })
  })

  it.each(['nothing', 'exports', 'orders/summary', 'dashboard'])('is refused as the page %s', async page => {
    expect(await askExport(server, admin, page)).toMatchObject({
      code: 422,
      data: { fields: { page: expect.anything() } },
    })
  })

  it('keeps the columns of the sheet in their order, for a later reader', async () => {
    const columns = [
      { field: 'nickname', title: '昵称', width: 120 },
      { field: 'money', title: '余额', kind: 'money' },
      { field: 'status', title: '状态', kind: 'status', vocabulary: 'account' },
    ]
    const body = { page: 'users', name: 'x', query: '{"nickname":"ours"}', columns }
    const asked = await server.call<TableExport>('POST', '/Admin/exports', { token: admin.token, body })
    expect(asked.data.columns).toEqual(columns)
    await server.drain()
    expect((await exportOf(server, admin, asked.data.id)).columns).toEqual(columns)
    const kept = (await server.call<TableExport[]>('GET', '/Admin/exports', { token: admin.token })).data
    expect(kept.find(each => each.id === asked.data.id)?.columns).toEqual(columns)
    const without = await askExport(server, admin, 'users', { nickname: 'ours' })
    expect(without.data.columns).toBeNull()
    const path = `/Admin/exports/${asked.data.id},${without.data.id}`
    expect((await server.call('DELETE', path, { token: admin.token })).data).toEqual({ deleted: 2 })
  })

  const name = { field: 'name', title: 'Name' }
  it.each([
    ['no column', [], 'columns', 'Choose at least 1.'],
    ['too many columns', Array.from({ length: 101 }, () => name), 'columns', 'At most 100 items.'],
    ['a title that is too long', [{ ...name, title: 'x'.repeat(101) }], 'columns.0.title', 'At most 100 characters.'],
    ['a field that is too long', [{ ...name, field: 'x'.repeat(61) }], 'columns.0.field', 'At most 60 characters.'],
    ['an invalid field', [{ ...name, field: 'name; drop' }], 'columns.0.field', 'This is not in the right format.'],
    ['no title', [{ field: 'name' }], 'columns.0.title', 'Cannot be empty.'],
    ['an invalid kind', [{ ...name, kind: 'html' }], 'columns.0.kind', 'Please choose one of the options.'],
    ['an invalid width', [{ ...name, width: 0 }], 'columns.0.width', 'Must not be less than 1.'],
    ['an unknown member', [name, { ...name, render: 'x' }], 'columns.1.render', 'This field does not exist.'],
    ['text', 'name', 'columns', 'This value has the wrong type.'],
  ])('is refused with %s', async (_what, columns, field, message) => {
    const body = { page: 'users', name: 'x', query: '{}', columns }
    const answer = await server.call('POST', '/Admin/exports', { token: admin.token, body, language: 'en' })
    expect(answer).toMatchObject({ code: 422, data: { fields: { [field]: message } } })
    const chinese = await server.call('POST', '/Admin/exports', { token: admin.token, body, language: 'zh-cn' })
    expect(chinese).toMatchObject({
      code: 422,
      data: { fields: { [field]: expect.stringMatching(/\p{Script=Han}/u) } },
    })
  })

  it('ignores page and branch: all rows come', async () => {
    const query = { page: '9', per_page: '1', isChildren: 'true', pid: '0', nickname: 'ours' }
    const { data } = await askExport(server, admin, 'users', query)
    await server.drain()
    const [found] = await listed(admin, 'users', 'nickname=ours')
    expect(await exportedRows(server, admin, await exportOf(server, admin, data.id))).toEqual([found])
  })
})

describe('exports of a person', () => {
  it('are limited to ten, also when many are requested at once', async () => {
    const clerk = await anAdmin(server, ['user.view'])
    const answers = await Promise.all(
      Array.from({ length: EXPORT_LIMITS.perPerson + 4 }, () => askExport(server, clerk, 'users', { id: '1' })),
    )
    expect(answers.filter(answer => answer.code === 200)).toHaveLength(EXPORT_LIMITS.perPerson)
    expect(answers.find(answer => answer.code !== 200)).toMatchObject({
      code: 400,
      msg: 'You can have at most 10 exports. Please delete one that you no longer need.',
    })
    const mine = (await server.call<TableExport[]>('GET', '/Admin/exports', { token: clerk.token })).data
    expect(mine).toHaveLength(EXPORT_LIMITS.perPerson)
    const ids = mine.map(each => each.id).join()
    expect((await server.call('DELETE', `/Admin/exports/${ids}`, { token: clerk.token })).data).toEqual({ deleted: 10 })
    expect((await askExport(server, clerk, 'users', { id: '1' })).code).toBe(200)
  })

  it('are kept for a day, then deleted with their rows', async () => {
    const { id } = (await askExport(server, admin, 'users', { nickname: 'ours' })).data
    await server.drain()
    const { expires_at } = await exportOf(server, admin, id)
    expect(Date.parse(expires_at) - server.clock.now().getTime()).toBe(EXPORT_LIMITS.keepMs)
    server.clock.moveBy(EXPORT_LIMITS.keepMs)
    const late = { token: await server.login('admin', admin.id) }
    expect((await server.call('GET', `/Admin/exports/${id}/parts/1`, late)).code).toBe(404)
    await sweep(server.ctx)
    expect(await server.ctx.db.select().from(tableExports).where(eq(tableExports.id, id))).toEqual([])
    expect(await partsOf(id)).toBe(0)
  })

  it('that are cancelled while they run stop and leave nothing', async () => {
    const { id } = (await askExport(server, admin, 'users', { nickname: 'crowd|likeRight' })).data
    let pages = 0
    during(async page => {
      pages = page
      if (page === 6) await server.call('DELETE', `/Admin/exports/${id}`, { token: admin.token })
    })
    await server.drain()
    expect(pages).toBe(10)
    expect(await partsOf(id)).toBe(0)
    expect(
      await server.ctx.db
        .select()
        .from(jobs)
        .where(eq(jobs.dedupe, String(id))),
    ).toEqual([])
    const audited = await server.ctx.db.select().from(auditLogs).where(eq(auditLogs.subjectId, id))
    expect(audited).toEqual([])
  })

  it('leave a row in the audit log: who, what page, which filter, how many rows', async () => {
    const { id } = (await askExport(server, side.seller, 'orders', { order_status: 'completion' }, { area: 'Seller' }))
      .data
    await server.drain()
    const audited = await server.ctx.db.select().from(auditLogs).where(eq(auditLogs.subjectId, id))
    expect(audited).toMatchObject([
      {
        area: 'seller',
        actorId: side.seller.id,
        storeId: side.seller.storeId,
        action: 'export.run',
        after: { page: 'orders', query: { order_status: 'completion' }, rows: 1 },
        ip: '127.0.0.1',
      },
    ])
  })
})

describe('a failing run', () => {
  it('is retried from the start; its earlier rows are not there twice', async () => {
    const { id } = (await askExport(server, admin, 'users', { nickname: 'crowd|likeRight' })).data
    let failed = 0
    during(async page => {
      if (page !== 7) return
      failed += 1
      throw new Error('the disk is gone')
    })
    await server.drain()
    expect(failed).toBe(1)
    expect(await exportOf(server, admin, id)).toMatchObject({ state: 'running', done: 2_000 })
    server.clock.moveBy(60_000)
    await server.drain()
    const done = await exportOf(server, admin, id)
    expect(done).toMatchObject({ state: 'done', reason: null })
    const rows = await exportedRows(server, admin, done)
    expect(new Set(rows.map(row => row.id)).size).toBe(done.total)
  })

  it('ends the export after three times, with a message and without rows', async () => {
    const { id } = (await askExport(server, admin, 'users', { nickname: 'crowd|likeRight' })).data
    during(async page => {
      if (page % 7 === 0) throw new Error('the disk is gone')
    })
    for (let run = 0; run < 4; run += 1) {
      await server.drain()
      server.clock.moveBy(60_000)
    }
    expect(await exportOf(server, admin, id)).toMatchObject({
      state: 'failed',
      reason: 'Something went wrong on our side. Please try again later.',
    })
    expect(await partsOf(id)).toBe(0)
  })
})

describe('statements of an export', () => {
  it('grow by those of one page per 400 rows, without a count and without reading rows again', async () => {
    const gather = async (rows: number) => {
      const ids = await server.ctx.db
        .select({ id: users.id })
        .from(users)
        .where(sql`nickname like 'crowd%'`)
        .orderBy(users.id)
        .limit(rows)
      const query = { id: `${ids[0]?.id},${ids.at(-1)?.id}|between`, nickname: 'crowd|likeRight' }
      const { id } = (await askExport(server, admin, 'users', query)).data
      const statements = await countStatements(() => server.drain())
      expect(await exportOf(server, admin, id)).toMatchObject({ state: 'done', done: rows })
      await server.call('DELETE', `/Admin/exports/${id}`, { token: admin.token })
      return statements
    }
    const one = await gather(400)
    const two = await gather(800)
    const four = await gather(1_600)
    // Rows, balances: two statements.
    expect([two - one, four - two]).toEqual([2, 4])
  })
})

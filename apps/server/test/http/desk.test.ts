import type { AuditRow, ClockState, CommonData, DeliveryRow, JobRow } from '@shiji/contract/platform/platform.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Account, aBuyer, anAdmin, aStaffMember, aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { allAreas } from '../../seeds/base/areas.ts'
import { seedBase } from '../../seeds/base/seed-base.ts'
import { transact } from '../../src/infra/database/transact.ts'
import { jobs } from '../../src/infra/jobs/job.table.ts'
import { enqueue } from '../../src/infra/jobs/jobs.ts'
import { emit } from '../../src/infra/outbox/outbox.ts'
import { admins } from '../../src/modules/identity/index.ts'
import { areas, expresses } from '../../src/modules/platform/data/platform.table.ts'
import { readSetting } from '../../src/modules/platform/index.ts'

const DAY = 86_400_000
let server: TestApp
let admin: Account
beforeAll(async () => {
  server = await createTestApp()
  await Promise.all([1, 2, 3].map(() => seedBase(server.ctx, 'first-password-1')))
  admin = await anAdmin(server)
})
afterAll(() => server.close())
afterEach(() => server.clock.setOffset(0))
const call: TestApp['call'] = (method, path, options) => server.call(method, path, { token: admin.token, ...options })

describe('the base seed', () => {
  it('gives the same rows when it runs once or three times at once', async () => {
    expect(await server.ctx.db.select().from(areas)).toHaveLength(allAreas().length)
    expect((await server.ctx.db.select().from(expresses)).map(row => row.code)).toEqual(
      expect.arrayContaining(['SF', 'ZTO', 'EMS']),
    )
    const supers = await server.ctx.db.select().from(admins).where(eq(admins.username, 'admin'))
    expect(supers).toHaveLength(1)
  })

  it('has every division in both languages, each under its parent', () => {
    const rows = allAreas()
    const ids = new Set(rows.map(row => row.id))
    expect(rows.length).toBeGreaterThan(3_500)
    expect(rows.filter(row => row.pid !== 0 && !ids.has(row.pid))).toEqual([])
    expect(rows.filter(row => !/^[A-Z][\w' -]*$/.test(row.nameEn)).map(row => row.nameZh)).toEqual([])
    const english = new Map(rows.map(row => [row.id, row.nameEn]))
    expect([150000, 610000, 810000, 440100, 110105, 130528].map(id => english.get(id))).toEqual([
      'Inner Mongolia',
      'Shaanxi',
      'Hong Kong',
      'Guangzhou',
      'Chaoyang District',
      'Ningjin County',
    ])
  })
})

describe('areas', () => {
  it('load lazily by code, 0 for the provinces', async () => {
    const load = async (pid: number) =>
      (await server.call<{ value: number; label: string; leaf: boolean }[]>('GET', `/load_areas?isLazy=1&pid=${pid}`))
        .data
    expect(await load(0)).toHaveLength(34)
    expect((await load(440000))[0]).toEqual({ value: 440100, label: '广州市', label_en: 'Guangzhou', leaf: false })
    expect((await load(440100))[0]).toMatchObject({ value: 440103, label: '荔湾区', leaf: true })
    expect(await load(440103)).toEqual([])
  })

  it('are a lazy tree in the admin, whose ids are the codes', async () => {
    const made = await call<{ id: number }>('POST', '/Admin/areas', {
      body: { code: 440199, pid: 440100, name: '新区', name_en: 'New Area' },
    })
    expect(made.data).toEqual({ id: 440199 })
    const children = (
      await call<{ id: number; level: number; has_children: boolean }[]>(
        'GET',
        '/Admin/areas?isChildren=true&pid=440100',
      )
    ).data
    expect(children.at(-1)).toMatchObject({ id: 440199, level: 3, has_children: false })
    const island = { pid: 440100, name: '岛', name_en: '😀 Island' }
    expect(await call('POST', '/Admin/areas', { body: { code: 440197, ...island } })).toMatchObject({ code: 200 })
    expect((await call('GET', '/Admin/areas/440197')).data).toMatchObject({ initial: '😀' })
    await call('DELETE', '/Admin/areas/440197')
    const again = await call('POST', '/Admin/areas', { body: { code: 440199, pid: 440100, name: 'x', name_en: 'x' } })
    expect(again.data).toEqual({ fields: { code: 'This is already taken. Please choose another one.' } })
    expect(
      await call('POST', '/Admin/areas', { body: { code: 440198, pid: 440199, name: 'x', name_en: 'x' } }),
    ).toMatchObject({ code: 400 })
    expect(await call('DELETE', '/Admin/areas/440100')).toMatchObject({
      code: 409,
      msg: 'This record is in use and cannot be deleted.',
    })
    expect((await call('DELETE', '/Admin/areas/440199')).data).toEqual({ deleted: 1 })
  })
})

describe('GET /common', () => {
  it('is the same for everyone except for their own cart, address and time', async () => {
    const { data } = await server.call<CommonData>('GET', '/common')
    expect(data).toMatchObject({
      cart: 0,
      ip: '127.0.0.1',
      now: '2026-06-01T02:00:00.000Z',
      demo: true,
      classes: [],
      brands: [],
    })
    expect(data.common).toMatchObject({ web_name: '市集', closeStatus: false })
    // The load flag of §3.
    expect(data.load).toBe(true)
    const buyer = await aBuyer(server)
    expect((await server.call('GET', '/cart_count', { token: buyer.token })).data).toBe(0)
    expect((await server.call('GET', '/cart_count')).data).toBe(0)
  })
})

describe('settings', () => {
  it('have the defaults of spec §3, timers in days on the wire and minutes inside', async () => {
    const { data } = await call('GET', '/Admin/configs?name=task')
    expect(data).toEqual({ name: 'task', value: { cancel: 1, confirm: 4, comment: 7, settlement: 7 } })
    const task = { cancel: 0.5, confirm: 4, comment: 7, settlement: 0.001 }
    expect((await call('PUT', '/Admin/configs/update', { body: { task } })).code).toBe(200)
    expect(await readSetting(server.ctx, 'task')).toEqual({
      cancel: 720,
      confirm: 5_760,
      comment: 10_080,
      settlement: 1,
    })
  })

  it('apply in the shop at once, and are audited', async () => {
    const { data } = await call<{ value: Record<string, unknown> }>('GET', '/Admin/configs?name=web')
    const web = { ...data.value, web_name: '新市集', closeStatus: true, closeReason: '盘点' }
    await call('PUT', '/Admin/configs/update', { body: { web } })
    expect((await server.call<CommonData>('GET', '/common')).data.common).toMatchObject({
      web_name: '新市集',
      closeStatus: true,
    })
    const log = await call<{ data: AuditRow[] }>('GET', '/Admin/audit?action=config.update&subject_type=config.web')
    expect(log.data.data[0]?.changes).toEqual([
      { field: 'web_name', kind: 'changed', before: '市集', after: '新市集' },
      { field: 'close_reason', kind: 'changed', before: '', after: '盘点' },
      { field: 'close_status', kind: 'changed', before: false, after: true },
    ])
  })

  it.each([
    ['no days', { task: { cancel: 0, confirm: 4, comment: 7, settlement: 7 } }],
    ['negative days', { task: { cancel: -1, confirm: 4, comment: 7, settlement: 7 } }],
    ['blank days', { task: { cancel: '', confirm: 4, comment: 7, settlement: 7 } }],
    ['half a group', { task: { cancel: 1 } }],
    ['a group that does not exist', { pay: { secret: 'x' } }],
    ['a script as logo', { web: { logo: 'javascript:1' } }],
  ])('refuse %s and keep their values', async (_name, body) => {
    const before = await readSetting(server.ctx, 'task')
    expect((await call('PUT', '/Admin/configs/update', { body })).code).toBe(422)
    expect(await readSetting(server.ctx, 'task')).toEqual(before)
  })
})

describe('the audit log', () => {
  it('shows a store its own rows, the platform all', async () => {
    const owner = { ...(await aStoreOwner(server, 951)), storeId: 951 }
    const other = await aStoreOwner(server, 952)
    await server.call('POST', '/Seller/roles', { token: owner.token, body: { name: '客服', permissions: [] } })
    await server.call('POST', '/Seller/roles', { token: other.token, body: { name: '仓库', permissions: [] } })
    const seen = async (token: string, path: string) =>
      (await server.call<{ data: AuditRow[] }>('GET', `${path}?action=role.create`, { token })).data.data.map(
        row => row.actor_id,
      )
    expect(await seen(owner.token, '/Seller/audit')).toEqual([owner.id])
    expect(await seen(admin.token, '/Admin/audit')).toEqual([other.id, owner.id])
    const clerk = await aStaffMember(server, owner, [])
    expect((await server.call('GET', '/Seller/audit', { token: clerk.token })).code).toBe(402)
  })
})

describe('the page of jobs', () => {
  it('shows state and last error, and reruns a failing one now', async () => {
    await transact(server.ctx, tx => enqueue(tx, { kind: 'no.such.kind', dedupe: 'a', runAt: tx.clock.now() }))
    await server.drain()
    const list = async (query: string) => (await call<{ data: JobRow[] }>('GET', `/Admin/jobs?${query}`)).data.data
    const [job] = await list('state=failing')
    expect(job).toMatchObject({
      kind: 'no.such.kind',
      attempts: 1,
      last_error: 'Error: no handler for job kind no.such.kind',
      done_at: null,
    })
    expect((await call('POST', `/Admin/jobs/${job?.id}/retry`)).code).toBe(200)
    await server.drain()
    expect((await list('kind=no.such.kind'))[0]).toMatchObject({ attempts: 2, state: 'failing' })
    await server.ctx.db
      .update(jobs)
      .set({ doneAt: server.clock.now() })
      .where(eq(jobs.id, job?.id ?? 0))
    expect((await call('POST', `/Admin/jobs/${job?.id}/retry`)).code).toBe(404)
    expect(await list('state=done&kind=no.such.kind')).toHaveLength(1)
  })
})

describe('the page of deliveries', () => {
  it('shows what failed with its error, and delivers it again now', async () => {
    const { reactions } = server.app
    let isBroken = true
    reactions.on('user.registered', 'test.broken', async () => {
      if (isBroken) throw new Error('not now')
    })
    await transact(server.ctx, tx => emit(tx, 'user.registered', { userId: 1, inviterId: null }))
    await server.drain()
    const list = async () =>
      (await call<{ data: DeliveryRow[] }>('GET', '/Admin/deliveries?reaction=test.broken')).data.data
    const [delivery] = await list()
    expect(delivery).toMatchObject({ type: 'user.registered', attempts: 1, last_error: 'Error: not now' })

    isBroken = false
    await server.drain()
    expect(await list()).toHaveLength(1)
    expect((await call('POST', `/Admin/deliveries/${delivery?.id}/retry`)).code).toBe(200)
    await server.drain()
    expect(await list()).toEqual([])
    expect((await call('POST', `/Admin/deliveries/${delivery?.id}/retry`)).code).toBe(404)
  })
})

describe('the movable clock', () => {
  it('moves time for everyone, takes sessions along, and is audited', async () => {
    const { data } = await call<ClockState>('POST', '/Admin/clock', { body: { move_ms: 8 * DAY } })
    const none = { orders: 0, amount: 0 }
    expect(data).toEqual({
      now: '2026-06-09T02:00:00.000Z',
      offset_ms: 8 * DAY,
      movable: true,
      due: { cancelled: none, confirmed: none, commented: none, settled: none },
    })
    expect((await call<ClockState>('GET', '/Admin/clock')).data.now).toBe('2026-06-09T02:00:00.000Z')
    expect((await server.call<CommonData>('GET', '/common')).data.now).toBe('2026-06-09T02:00:00.000Z')
    await call('POST', '/Admin/clock', { body: { move_ms: -8 * DAY } })
    expect((await call<ClockState>('GET', '/Admin/clock')).data.offset_ms).toBe(0)
    const log = await call<{ data: AuditRow[] }>('GET', '/Admin/audit?action=clock.move')
    expect(log.data.data).toHaveLength(2)
  })

  it('adds up when two people move it at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const moves = await Promise.all([1, 2, 3].map(() => call('POST', '/Admin/clock', { body: { move_ms: DAY } })))
      expect(moves.map(({ code }) => code)).toEqual([200, 200, 200])
      const { data } = await call<ClockState>('GET', '/Admin/clock')
      expect(data.offset_ms).toBe(3 * DAY)
      await call('POST', '/Admin/clock', { body: { move_ms: -3 * DAY } })
    }
  })

  it('does not exist in production', async () => {
    const config = { ...server.runtime.config, mode: 'production' as const }
    const { moveClock } = await import('../../src/modules/platform/use-cases/move-clock.ts')
    await expect(moveClock({ ...server.ctx, config }, 1)).rejects.toThrow('clock.fixed')
  })

  it.each([0.5, 'x', 1e12])('refuses to move by %s', async move => {
    expect((await call('POST', '/Admin/clock', { body: { move_ms: move } })).code).toBe(422)
  })
})

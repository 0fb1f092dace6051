import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, anAdmin } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aCrowd, askExport, exportedRows, exportOf, onUsersPage } from '#harness/export.builder.ts'
import { auditLogs } from '../../src/infra/audit/audit.table.ts'
import { jobs } from '../../src/infra/jobs/job.table.ts'
import { runDueJobs } from '../../src/infra/jobs/run-jobs.ts'
import { users } from '../../src/modules/identity/data/accounts/account.table.ts'
import { beginRun, keepPart } from '../../src/modules/platform/data/lists/table-export.repo.ts'
import { tableExportParts } from '../../src/modules/platform/data/lists/table-export.table.ts'
import { CONNECTIONS, naively, warm } from './many.ts'

const PEOPLE = 4_400

let server: TestApp
let admin: Account
beforeAll(async () => {
  server = await createTestApp({ poolSize: CONNECTIONS })
  admin = await anAdmin(server)
  await aCrowd(server, PEOPLE)
  await warm(server)
})
afterAll(() => server.close())

const partsOf = (id: number) => server.ctx.db.select().from(tableExportParts).where(eq(tableExportParts.exportId, id))
const run = () => runDueJobs(server.runtime, server.app.jobs, 'long')

describe('an export whose lease expired while it was running', () => {
  it('is run by two workers at once, and has each row once, as the later run saw it', async () => {
    const { id } = (await askExport(server, admin, 'users', { nickname: 'crowd|likeRight' })).data
    const taken = Promise.withResolvers<void>()
    const arrived = Promise.withResolvers<void>()
    let pages = 0
    const undo = onUsersPage(server, async () => {
      pages += 1
      if (pages !== 7) return
      arrived.resolve()
      await taken.promise
    })

    const first = run()
    await arrived.promise
    expect(await exportOf(server, admin, id)).toMatchObject({ state: 'running', done: 2_000 })
    await server.ctx.db.update(users).set({ avatar: '/files/later.webp' }).where(sql`nickname like 'crowd%'`)
    server.clock.moveBy(61_000)
    const second = run()
    setTimeout(taken.resolve, 20)
    expect(await Promise.all([first, second])).toEqual([1, 1])
    undo()

    const done = await exportOf(server, admin, id)
    expect(done).toMatchObject({ state: 'done', total: PEOPLE, done: PEOPLE, parts: 3, reason: null })
    const rows = await exportedRows(server, admin, done)
    expect(new Set(rows.map(row => row.id)).size).toBe(PEOPLE)
    expect(new Set(rows.map(row => row.avatar))).toEqual(new Set(['/files/later.webp']))
    expect(await server.ctx.db.select().from(auditLogs).where(eq(auditLogs.subjectId, id))).toHaveLength(1)
    const [job] = await server.ctx.db
      .select()
      .from(jobs)
      .where(eq(jobs.dedupe, String(id)))
    expect(job).toMatchObject({ attempts: 2, lastError: null, doneAt: expect.any(Date) })
  })

  it('is already finished when it is taken again: nothing is collected', async () => {
    const { id } = (await askExport(server, admin, 'users', { nickname: 'crowd|likeRight' })).data
    expect(await run()).toBe(1)
    const before = await exportOf(server, admin, id)
    await server.ctx.db
      .update(jobs)
      .set({ doneAt: null, lockedUntil: null })
      .where(eq(jobs.dedupe, String(id)))
    let pages = 0
    const undo = onUsersPage(server, async () => {
      pages += 1
    })
    expect(await run()).toBe(1)
    undo()
    expect(pages).toBe(0)
    expect(await exportOf(server, admin, id)).toEqual(before)
  })

  it('accepts parts of the latest run only, however many runs there are', async () => {
    const { id } = (await askExport(server, admin, 'users')).data
    await naively(async met => {
      const mine = await beginRun(server.ctx, id)
      await met()
      if (mine !== undefined) await keepPart(server.ctx, mine, `[{"run":${mine.run}}]`, 1)
    })
    expect(await partsOf(id)).toMatchObject([{ part: 1, rows: '[{"run":10}]' }])
  })

  it('would accept parts of each run without that check: the race really runs', async () => {
    const { id } = (await askExport(server, admin, 'users')).data
    await naively(async met => {
      await beginRun(server.ctx, id)
      await met()
      await server.ctx.db.execute(sql`
        with mine as (update exports set parts = parts + 1 where id = ${id} and state = 'running' returning id, parts)
        insert into export_parts (export_id, part, rows) select id, parts, '[]' from mine`)
    })
    expect((await partsOf(id)).length).toBeGreaterThan(1)
  })
})

import { LIMITS } from '@shiji/contract/limits.ts'
import { IMPORT_ROWS, type ImportReport } from '@shiji/contract/lists/table-import.ts'
import { asc, eq, like, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Account, anAdmin } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { countStatements } from '#harness/count-statements.ts'
import { anExpress } from '#harness/trade.builder.ts'
import { auditLogs } from '../../src/infra/audit/audit.table.ts'
import { goodsBrands } from '../../src/modules/catalog/data/classes/class.table.ts'
import { tableExportParts } from '../../src/modules/platform/data/lists/table-export.table.ts'
import { areas, expresses } from '../../src/modules/platform/index.ts'
import { rowsImporter } from '../../src/records/import-rows.ts'
import { databaseDigest } from '../authorisation/database-digest.ts'

let server: TestApp
let admin: Account
beforeAll(async () => {
  server = await createTestApp()
  admin = await anAdmin(server)
})
afterAll(() => server.close())
afterEach(async () => {
  await server.ctx.db.delete(expresses)
})

interface Options {
  readonly page?: string
  readonly dry_run?: boolean
  readonly language?: 'zh-cn' | 'en'
  readonly key?: string
}

const send = (rows: unknown, { page = 'expresses', dry_run, ...rest }: Options = {}) =>
  server.call<ImportReport>('POST', `/Admin/${page}/import`, {
    token: admin.token,
    body: { rows: typeof rows === 'string' ? rows : JSON.stringify(rows), ...(dry_run ? { dry_run } : {}) },
    ...rest,
  })
const express = (code: string, more: object = {}) => ({ code, name: `快递 ${code}`, name_en: code, ...more })
const kept = () => server.ctx.db.select().from(expresses).orderBy(asc(expresses.code))
const digest = async () => {
  const { id_blocks: _, idempotency_keys: __, ...rest } = await databaseDigest(server)
  return rest
}

describe('an import', () => {
  it('creates every row, each text read like a field of a form', async () => {
    const answer = await send([
      express('zto', { is_sort: '7', enabled: '0', phone: ' 95311 ' }),
      express('SF', { is_sort: '', enabled: '' }),
    ])
    expect(answer).toMatchObject({ code: 200, data: { done: 2, problems: [] } })
    expect(await kept()).toMatchObject([
      { code: 'SF', isSort: 0, enabled: true },
      { code: 'ZTO', isSort: 7, enabled: false, phone: '95311' },
    ])
  })

  it('sent as a form does the same', async () => {
    const form = new URLSearchParams({ rows: JSON.stringify([express('YTO')]), dry_run: '0' }).toString()
    const answer = await server.call('POST', '/Admin/expresses/import', { token: admin.token, form })
    expect(answer).toMatchObject({ code: 200, data: { done: 1, problems: [] } })
    expect(await kept()).toHaveLength(1)
  })

  it('leaves the audit row of a creation for each row', async () => {
    await send([express('A1'), express('A2')])
    const rows = await kept()
    for (const { id, code } of rows) {
      const audited = await server.ctx.db.select().from(auditLogs).where(eq(auditLogs.subjectId, id))
      expect(audited).toMatchObject([{ action: 'express.create', actorId: admin.id, after: { code } }])
    }
  })

  it('with a problem writes nothing, and every problem is reported: shape, rules, the table, the file itself', async () => {
    await anExpress(server, 'SF')
    const before = await digest()
    const rows = [
      express('OK1'),
      { code: 'no spaces allowed', name: '', is_sort: 'x', colour: 'red' },
      express('BAD', { number_pattern: '(' }),
      express('sf'),
      express('ok1'),
      'text',
      { code: 'N\u0000', name: 'n', name_en: 'n' },
    ]
    const answer = await send(rows)
    expect(answer.code).toBe(200)
    expect(answer.data.done).toBe(0)
    const byRow = Object.groupBy(answer.data.problems, problem => problem.row)
    const fields = (row: number) => Object.fromEntries((byRow[row] ?? []).map(({ field, message }) => [field, message]))
    expect(fields(0)).toEqual({})
    expect(fields(1)).toEqual({
      code: 'This is not in the right format.',
      name: 'Cannot be empty.',
      name_en: 'Cannot be empty.',
      is_sort: 'This value has the wrong type.',
      colour: 'This field does not exist.',
    })
    expect(fields(2)).toEqual({ number_pattern: 'This is not in the right format.' })
    expect(fields(3)).toEqual({ code: 'This is already taken. Please choose another one.' })
    expect(fields(4)).toEqual({ code: 'This appears twice in the file.' })
    expect(fields(5)).toEqual({ '': expect.any(String) })
    expect(fields(6)).toEqual({ code: 'This is not in the right format.' })
    expect(await digest()).toEqual(before)
  })

  it('reports everything that is wrong with a row: one problem hides no other', async () => {
    await anExpress(server, 'SF')
    const { data } = await send([express('SF', { is_sort: 'x', number_pattern: '(', colour: 'red' })])
    expect(data.problems.map(problem => problem.field).toSorted()).toEqual([
      'code',
      'colour',
      'is_sort',
      'number_pattern',
    ])
    expect(await kept()).toHaveLength(1)
  })

  it('reports problems in the language of the reader', async () => {
    await anExpress(server, 'SF')
    const { data } = await send([express('SF'), express('AB'), express('AB')], { language: 'zh-cn' })
    expect(data.problems.map(problem => problem.message)).toEqual(['已被使用，请换一个。', '与文件中的另一行重复。'])
  })

  it('as a dry run reports the same and writes nothing', async () => {
    const before = await digest()
    expect((await send([express('D1'), express('D2')], { dry_run: true })).data).toEqual({ done: 2, problems: [] })
    expect((await send([express('D1'), express('D1')], { dry_run: true })).data.problems).toMatchObject([
      { row: 1, field: 'code' },
    ])
    expect(await digest()).toEqual(before)
  })

  it('of a tree finds parents that are above in the same file', async () => {
    const area = (code: number, pid: number) => ({
      code: String(code),
      pid: String(pid),
      name: `区 ${code}`,
      name_en: 'X',
    })
    const answer = await send([area(990_000, 0), area(990_100, 990_000), area(990_101, 990_100)], { page: 'areas' })
    expect(answer.data).toEqual({ done: 3, problems: [] })
    const rows = await server.ctx.db.select().from(areas).where(sql`${areas.id} >= 990000`).orderBy(areas.id)
    expect(rows.map(row => row.level)).toEqual([1, 2, 3])
    const deep = await send([area(990_200, 990_000), area(990_201, 990_101), area(990_202, 5)], { page: 'areas' })
    expect(deep.data.problems).toMatchObject([
      { row: 1, field: '', message: 'Areas have three levels: province, city, county.' },
      { row: 2, field: 'pid' },
    ])
  })

  it.each(['goods_brands', 'goods_classes'])('of %s uses its create call as well', async page => {
    const row = { name: '导入', name_en: 'Imported', ...(page === 'goods_classes' ? { pid: '0' } : {}) }
    expect((await send([row], { page })).data).toEqual({ done: 1, problems: [] })
  })

  it('reports missing references and what the table refuses, row by row', async () => {
    const importRows = rowsImporter(
      row => row,
      async (tx, input) => {
        const { exportId, kind } = Object(input)
        if (kind === 'part') return tx.db.insert(tableExportParts).values({ exportId, part: 1, rows: '[]' })
        return tx.db.execute(sql`insert into accounts_bounds_probe values (${exportId})`)
      },
    )
    await server.ctx.db.execute(sql`create table accounts_bounds_probe (n int check (n > 0))`)
    const rows = JSON.stringify([
      { exportId: 1, kind: 'part' },
      { exportId: -1, kind: 'probe' },
      { exportId: 5, kind: 'probe' },
    ])
    const ctx = { ...server.ctx, locale: 'en' } as const
    expect(await importRows(ctx, { rows })).toEqual({
      done: 0,
      problems: [
        { row: 0, field: '', message: 'This refers to a record that does not exist. Please choose another one.' },
        { row: 1, field: '', message: 'Data is abnormal.' },
      ],
    })
    const { rows: left } = await server.ctx.db.execute(sql`select * from accounts_bounds_probe`)
    expect(left).toEqual([])
    await server.ctx.db.execute(sql`drop table accounts_bounds_probe`)
  })

  it('ends as an error when the database fails, and writes nothing', async () => {
    const importRows = rowsImporter(
      row => row,
      async tx => {
        await tx.db.insert(goodsBrands).values({ id: 1, nameZh: '半', nameEn: 'half', createdAt: tx.clock.now() })
        await tx.db.execute(sql`select 1 / 0`)
      },
    )
    await expect(importRows(server.ctx, { rows: '[{}]' })).rejects.toThrow()
    expect(await server.ctx.db.select().from(goodsBrands).where(eq(goodsBrands.id, 1))).toEqual([])
  })
})

describe('the rows of an import', () => {
  it.each([
    ['no JSON', 'nonsense', 'This is not in the right format.'],
    ['anything but a list', '{"code":"A"}', 'This is not in the right format.'],
    ['a prototype', '[{"__proto__":{"code":"A"}}]', 'This is not in the right format.'],
    ['none', '[]', 'Cannot be empty.'],
    ['one too many', JSON.stringify(Array.from({ length: IMPORT_ROWS + 1 }, () => ({}))), 'At most 2000 items.'],
  ])('are refused as %s', async (_what, rows, message) => {
    expect(await send(rows)).toMatchObject({ code: 422, data: { fields: { rows: message } } })
  })

  it('may be 2,000 and more than an ordinary body', async () => {
    const phone = '1'.repeat(20)
    const rows = Array.from({ length: IMPORT_ROWS }, (_, at) =>
      express(`C${at}`, { name: '长'.repeat(40), name_en: 'x'.repeat(60), phone, number_pattern: 'y'.padEnd(300) }),
    )
    const answer = await send(rows)
    expect(answer.data).toEqual({ done: IMPORT_ROWS, problems: [] })
    expect(await kept()).toHaveLength(IMPORT_ROWS)
    expect(Buffer.byteLength(JSON.stringify(rows))).toBeGreaterThan(LIMITS.request.bodyBytes)
    const again = await send(rows)
    expect(again.data.problems).toHaveLength(IMPORT_ROWS)
  })

  it('that exceed a large body are refused before they are read', async () => {
    expect(await send('x'.repeat(LIMITS.request.bigBodyBytes))).toMatchObject({ status: 413 })
  })

  it('cost the same number of statements each', async () => {
    const cost = (from: number, rows: number) =>
      countStatements(() => send(Array.from({ length: rows }, (_, at) => express(`S${from + at}`))))
    const [one, two] = [await cost(0, 100), await cost(100, 200)]
    // Savepoint, row, audit row, release.
    expect(two - one).toBe(400)
  })
})

describe('import rights', () => {
  it('needs the permission to create', async () => {
    const body = { rows: JSON.stringify([express('P1')]) }
    const clerk = await anAdmin(server, ['express.view', 'express.update'])
    expect((await server.call('POST', '/Admin/expresses/import', { token: clerk.token, body })).code).toBe(402)
    const maker = await anAdmin(server, ['express.create'])
    expect((await server.call('POST', '/Admin/expresses/import', { token: maker.token, body })).code).toBe(200)
  })

  it('twice with one key imports once and gets the first answer', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => ({ name: `牌 ${at}`, name_en: `Brand ${at} twice` }))
    const answers = await Promise.all([1, 2, 3].map(() => send(rows, { page: 'goods_brands', key: 'sheet-1' })))
    expect(answers.map(answer => answer.data)).toEqual(Array.from({ length: 3 }, () => ({ done: 30, problems: [] })))
    const brands = await server.ctx.db.select().from(goodsBrands).where(like(goodsBrands.nameEn, '% twice'))
    expect(brands).toHaveLength(30)
    const wrong = await send([express('K1'), express('K1')], { key: 'sheet-2' })
    expect(wrong.data.problems).toHaveLength(1)
    expect(await kept()).toEqual([])
    expect((await send([express('K1')], { key: 'sheet-2' })).code).toBe(409)
  })

  it('exist only where a page has an import', async () => {
    const answer = await server.call('POST', '/Admin/menus/import', { token: admin.token, body: { rows: '[{}]' } })
    expect(answer.status).toBe(404)
  })
})

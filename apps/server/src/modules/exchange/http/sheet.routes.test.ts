import { SHEET_COLUMNS } from '@shiji/contract/exchange/sheet.words.ts'
import type { SheetJob } from '@shiji/contract/exchange/sheet-job.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { anAdmin, aStaffMember } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aClass, type ClassPath } from '#harness/goods.builder.ts'
import { GOODS_HEAD, goodsLinesOf, goodsSheetOf } from '#harness/sheets/goods-sheet.ts'
import {
  applySheet,
  cellsOf,
  checkSheet,
  csvOf,
  type Desk,
  exportSheet,
  sendSheet,
  sheetFaults,
  sheetJob,
  undoSheet,
} from '#harness/sheets/sheet.builder.ts'
import { aStore, type BuiltStore } from '#harness/store.builder.ts'
import { aPayer, place } from '#harness/trade.builder.ts'
import { auditLogs } from '../../../infra/audit/audit.table.ts'
import { transact } from '../../../infra/database/transact.ts'
import { runDueJobs } from '../../../infra/jobs/run-jobs.ts'
import { moveStock } from '../../catalog/data/stock/stock.repo.ts'
import { goods, reserveStock, skus, stockMovements, stocks } from '../../catalog/index.ts'
import { storeClasses, storeGrades, stores } from '../../store/index.ts'
import { sheetJobs, sheetParts } from '../data/sheet-job.table.ts'
import { sweepSheets } from '../use-cases/sweep-sheets.ts'

let server: TestApp
let path: ClassPath
let store: BuiltStore
let desk: Desk

beforeAll(async () => {
  server = await createTestApp({ poolSize: 12 })
  path = await aClass(server.ctx, ['服饰', '女装', '连衣裙'])
})
beforeEach(async () => {
  server.clock.setOffset(0)
  store = await aStore(server.ctx)
  await server.ctx.db.insert(storeClasses).values({ storeId: store.id, classId: path.id })
  desk = { token: await server.login('seller', store.ownerId, store.id) }
})
afterAll(() => server.close())

const HEAD = GOODS_HEAD
const ONE = '/files/goods/one.webp'
const goodsOfSheet = goodsLinesOf
const sheetOf = goodsSheetOf
/** The same goods, put on shelf. */
const onShelf = (...lines: (readonly string[])[][]) =>
  csvOf([[...HEAD, 'shelf'], ...lines.flatMap(rows => rows.map((row, at) => [...row, at === 0 ? 'On shelf' : '']))])
const goodsNow = () =>
  server.ctx.db
    .select()
    .from(goods)
    .where(and(eq(goods.storeId, store.id), isNull(goods.deletedAt)))
    .orderBy(goods.goodsNo)
const skusNow = () =>
  server.ctx.db
    .select({ code: skus.code, price: skus.price, onHand: stocks.onHand, id: skus.id, goodsId: skus.goodsId })
    .from(skus)
    .innerJoin(stocks, eq(stocks.skuId, skus.id))
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(and(eq(skus.storeId, store.id), isNull(skus.deletedAt), isNull(goods.deletedAt)))
    .orderBy(skus.code)
const imported = async (file: string) => {
  const job = await checkSheet(server, desk, 'goods', file)
  expect({ state: job.state, faults: await sheetFaults(server, desk, job.id) }).toEqual({
    state: 'checked',
    faults: [],
  })
  return applySheet(server, desk, job.id)
}
const everyCell = (text: string, change: (column: string, cell: string) => string): string => {
  const [head = [], ...rows] = cellsOf(text)
  return csvOf([head, ...rows.map(row => row.map((cell, at) => change(head[at] ?? '', cell)))])
}

describe('a goods sheet', () => {
  it('is checked first, with what is wrong in each cell, and writes nothing', async () => {
    const file = csvOf([
      HEAD,
      ...goodsOfSheet('A1', 3),
      ...goodsOfSheet('A2', 1, { class: 'Clothing > Cars' }),
      ...goodsOfSheet('A3', 2, { price: '12.345' }),
      ...goodsOfSheet('A4', 1, { stock: 'many' }),
    ])
    const job = await checkSheet(server, desk, 'goods', file)
    expect(job).toMatchObject({
      state: 'checked',
      rows: 7,
      done: 7,
      wrong_rows: 4,
      faults: 4,
      actions: ['apply', 'cancel'],
    })
    expect(await sheetFaults(server, desk, job.id)).toEqual([
      { row: 5, column: 'Class', value: 'Clothing > Cars', message: 'Please choose one of the options.' },
      { row: 6, column: 'Price', value: '12.345', message: 'Enter an amount with at most two decimals.' },
      { row: 7, column: 'Price', value: '12.345', message: 'Enter an amount with at most two decimals.' },
      { row: 8, column: 'Stock', value: 'many', message: 'Enter a whole number.' },
    ])
    expect(await sheetFaults(server, { ...desk, language: 'zh-cn' }, job.id)).toMatchObject([
      { row: 5, column: '商品分类' },
      { row: 6, column: '售价' },
      { row: 7 },
      { row: 8, column: '库存' },
    ])
    expect(await goodsNow()).toEqual([])
  })

  it('lists what is wrong in full pages, however far apart it is', async () => {
    const lines = Array.from({ length: 210 }, (_, at) => [`V${at}`, at % 40 === 39 || at > 205 ? 'x' : '1'])
    const job = await checkSheet(server, desk, 'goods', csvOf([['goods', 'price'], ...lines]))
    // New goods lack their name, class and pictures, too.
    const first = await server.call<object[]>('GET', `/Seller/sheet_jobs/${job.id}/faults/1`, { token: desk.token })
    expect(first.data).toHaveLength(200)
    expect(await sheetFaults(server, desk, job.id)).toHaveLength(job.faults)
    expect(job.fault_parts).toBe(Math.ceil(job.faults / 200))
  })

  it('is applied whole only when nothing is wrong; else its right rows, goods by goods', async () => {
    const file = csvOf([HEAD, ...goodsOfSheet('B1', 2), ...goodsOfSheet('B2', 2, { price: 'x' })])
    const job = await checkSheet(server, desk, 'goods', file)
    const refused = await server.call('PUT', `/Seller/sheet_jobs/${job.id}/apply`, { token: desk.token, body: {} })
    expect(refused).toMatchObject({ code: 409, msg: expect.stringContaining('2 rows are wrong') })
    expect(await goodsNow()).toEqual([])
    expect(await applySheet(server, desk, job.id, true)).toMatchObject({ state: 'done', applied: 2, wrong_rows: 2 })
    expect((await goodsNow()).map(row => row.goodsNo)).toEqual(['B1'])
    expect(await sheetFaults(server, desk, job.id)).toHaveLength(2)
  })

  it('follows the rules of the form: limits, classes of the store, pictures, repeated values and codes', async () => {
    const other = await aClass(server.ctx, ['数码', '手机', '智能手机'])
    expect(other.id).toBeGreaterThan(0)
    const file = csvOf([
      HEAD,
      ...goodsOfSheet('C1', 1, { class: '数码 > 手机 > 智能手机' }),
      ...goodsOfSheet('C2', 1, { images: '' }),
      ...goodsOfSheet('C3', 1, { price: '100000000000.00' }),
      ...goodsOfSheet('C4', 2, { value_1: 'same' }),
      ...goodsOfSheet('C5', 2, { code: 'same' }),
      ...goodsOfSheet('C6', 1, { name: 'x'.repeat(121) }),
      ...goodsOfSheet('C7', 1, { images: 'https://elsewhere/x.png' }),
    ])
    const job = await checkSheet(server, desk, 'goods', file)
    expect((await sheetFaults(server, desk, job.id)).map(({ row, column }) => [row, column])).toEqual([
      [2, 'Class'],
      [3, 'Pictures'],
      [4, 'Price'],
      [6, 'Value 1'],
      [8, 'SKU code'],
      [9, 'Name'],
      [10, 'Pictures'],
    ])
  })

  it('names goods twice in one place only, and lines that contradict their first one', async () => {
    const [first = [], second = []] = goodsOfSheet('D1', 2)
    const file = csvOf([
      HEAD,
      first,
      ...goodsOfSheet('D2', 1),
      second,
      ...goodsOfSheet('D3', 2, { name: 'One' }).map((row, at) => (at === 1 ? row.with(1, 'Another') : row)),
    ])
    const job = await checkSheet(server, desk, 'goods', file)
    expect((await sheetFaults(server, desk, job.id)).map(({ row, column }) => [row, column])).toEqual([
      [4, 'Goods number'],
      [6, 'Name'],
    ])
  })

  it('makes no more goods than the grade of the store allows, and says so in the check', async () => {
    const gradeId = await server.ctx.ids.next()
    const grade = { id: gradeId, name: `两件${gradeId}`, goodsLimit: 2, createdAt: server.clock.now() }
    await server.ctx.db.insert(storeGrades).values(grade)
    await server.ctx.db.update(stores).set({ gradeId }).where(eq(stores.id, store.id))
    const file = sheetOf(goodsOfSheet('E1', 1), goodsOfSheet('E2', 1), goodsOfSheet('E3', 1))
    const job = await checkSheet(server, desk, 'goods', file)
    expect(await sheetFaults(server, desk, job.id)).toMatchObject([
      { row: 4, message: expect.stringContaining('2 products') },
    ])
  })

  it('changes goods that it names, keeps SKUs that it does not name, and adds new ones', async () => {
    await imported(sheetOf(goodsOfSheet('F1', 3)))
    const before = await skusNow()
    const file = csvOf([
      ['goods', 'axis_1', 'value_1', 'code', 'price'],
      ['F1', 'Size', 'S2', 'F1-2', '50'],
      ['F1', 'Size', 'XL', 'F1-9', '60'],
    ])
    expect(await imported(file)).toMatchObject({ applied: 2 })
    const after = await skusNow()
    expect(after.map(({ code, price, onHand }) => [code, price, onHand])).toEqual([
      ['F1-1', 1_990, 7],
      ['F1-2', 5_000, 7],
      ['F1-3', 1_990, 7],
      ['F1-9', 6_000, 0],
    ])
    expect(after.slice(0, 3).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  })

  it('books stock as a movement, starts new goods unreviewed where goods are reviewed, and is audited once', async () => {
    await imported(sheetOf(goodsOfSheet('H1', 1)))
    const job = await imported(sheetOf(goodsOfSheet('H1', 1, { stock: '12' })))
    const [sku] = await skusNow()
    const moves = await server.ctx.db
      .select()
      .from(stockMovements)
      .where(eq(stockMovements.skuId, sku?.id ?? 0))
      .orderBy(stockMovements.id)
    expect(moves.map(({ kind, onHandDelta }) => [kind, onHandDelta])).toEqual([
      ['initial', 7],
      ['adjust', 5],
    ])
    const audited = await server.ctx.db
      .select()
      .from(auditLogs)
      .where(
        and(
          eq(auditLogs.subjectType, 'sheet_job'),
          eq(auditLogs.subjectId, job.id),
          eq(auditLogs.action, 'sheet_job.run'),
        ),
      )
    expect(audited.map(({ after }) => after)).toMatchObject([{ applied: 1, rows: 1, kind: 'goods' }])
  })

  it('is read in GB 18030, with semicolons, with headings of either language, in any order', async () => {
    // "货号;售价;名称" would need an encoder; the words 商品货号 and 售价 in GB 18030.
    const head = Buffer.from([0xc9, 0xcc, 0xc6, 0xb7, 0xbb, 0xf5, 0xba, 0xc5])
    const price = Buffer.from([0xca, 0xdb, 0xbc, 0xdb])
    const rest = Buffer.from(`;name;class;images\nI1;8;Cup;#${path.id};${ONE}\n`)
    const job = await checkSheet(server, desk, 'goods', Buffer.concat([head, Buffer.from(';'), price, rest]))
    expect(await sheetFaults(server, desk, job.id)).toEqual([])
    expect(job).toMatchObject({ state: 'checked', rows: 1, faults: 0 })
  })

  it('cannot smuggle a formula into a spreadsheet, and its text comes back as it was', async () => {
    const name = '=HYPERLINK(1)'
    await imported(sheetOf(goodsOfSheet('J1', 1, { name: `'${name}` })))
    expect((await goodsNow())[0]?.name).toBe(name)
    const out = await exportSheet(server, desk, 'goods')
    expect(out).toContain(`,'${name},`)
    expect(await imported(out)).toMatchObject({ unchanged: 1, applied: 0 })
  })

  it('is refused at its field when it is no csv, empty, or has a heading that is unknown, double or missing', async () => {
    const refused = async (file: string | Uint8Array) => {
      const { code, data } = await sendSheet(server, desk, 'goods', file)
      return [code, Object(data).fields?.file]
    }
    expect(await refused('')).toEqual([422, 'Please choose a file to upload.'])
    expect(await refused(Buffer.from('PK\u0003\u0004'))).toEqual([422, 'Please upload a csv file.'])
    expect(await refused('goods,price')).toEqual([422, 'The file has no rows.'])
    expect(await refused('goods,price,wat\n1,2,3')).toEqual([
      422,
      'The column “wat” is unknown. Please use the headings of the template.',
    ])
    expect(await refused('goods,price,Price\n1,2,3')).toEqual([422, 'The column “Price” is there twice.'])
    expect(await refused('goods,name\n1,2')).toEqual([422, 'The column “Price” is missing.'])
  })
})

describe('an import whose process dies', () => {
  const file = () => sheetOf(...Array.from({ length: 40 }, (_, at) => goodsOfSheet(`K${100 + at}`, 2)))
  /** Runs the job that is due until it has asked to go on that often. */
  const runUntil = (asks: number) => {
    let asked = 0
    return runDueJobs(server.runtime, server.app.jobs, 'long', () => {
      asked += 1
      return asked < asks
    })
  }

  it('goes on where it stood, in the check and in the import, and applies no row twice', async () => {
    const { id } = (await sendSheet(server, desk, 'goods', file())).data
    await runUntil(4)
    const half = await sheetJob(server, desk, id)
    expect(half.state).toBe('checking')
    expect(half.done).toBeGreaterThan(0)
    expect(half.done).toBeLessThan(80)
    server.clock.moveBy(10 * 60_000)
    await server.drain()
    expect(await sheetJob(server, desk, id)).toMatchObject({ state: 'checked', done: 80, faults: 0 })

    await server.call('PUT', `/Seller/sheet_jobs/${id}/apply`, { token: desk.token, body: {} })
    await runUntil(3)
    const applying = await sheetJob(server, desk, id)
    expect(applying.state).toBe('applying')
    expect(await goodsNow()).toHaveLength(applying.done / 2)
    expect(applying.done).toBeGreaterThan(0)
    expect(applying.done).toBeLessThan(80)
    server.clock.moveBy(10 * 60_000)
    await server.drain()
    expect(await sheetJob(server, desk, id)).toMatchObject({ state: 'done', done: 80, applied: 80, unchanged: 0 })
    expect(await goodsNow()).toHaveLength(40)
    expect(await skusNow()).toHaveLength(80)
  })

  it('keeps nothing of a run that another one has taken over', async () => {
    const { id } = await checkSheet(server, desk, 'goods', file())
    await server.call('PUT', `/Seller/sheet_jobs/${id}/apply`, { token: desk.token, body: {} })
    // Both runs believe that the job is theirs.
    const payload = { sheet_job_id: id }
    const handler = server.app.jobs.handler('exchange.sheet')
    const lease = { renew: async () => true }
    await Promise.all([handler?.(server.ctx, payload, lease), handler?.(server.ctx, payload, lease)])
    await server.drain()
    expect(await sheetJob(server, desk, id)).toMatchObject({ state: 'done', applied: 80, unchanged: 0 })
    expect(await goodsNow()).toHaveLength(40)
  })

  it('keeps one piece in memory: findings, undo and files are written as it goes', async () => {
    const { id } = await checkSheet(server, desk, 'goods', file())
    await applySheet(server, desk, id)
    const parts = await server.ctx.db.select().from(sheetParts).where(eq(sheetParts.jobId, id))
    expect(parts.filter(part => part.type === 'undo')).toHaveLength(40)
    expect(Math.max(...parts.map(part => part.content.length))).toBeLessThan(10_000)
  })
})

describe('an undo', () => {
  it('takes back new goods and restores changed ones', async () => {
    await imported(sheetOf(goodsOfSheet('L1', 2)))
    const before = await exportSheet(server, desk, 'goods')
    const job = await imported(
      sheetOf(goodsOfSheet('L1', 3, { price: '77', name: 'Changed', stock: '1' }), goodsOfSheet('L2', 1)),
    )
    expect(job.actions).toEqual(['undo'])
    expect(await undoSheet(server, desk, job.id)).toMatchObject({ state: 'undone', undone: 4, kept: 0, actions: [] })
    expect(await exportSheet(server, desk, 'goods')).toBe(before)
  })

  it('leaves and names what was ordered or changed since', async () => {
    const job = await imported(onShelf(goodsOfSheet('M1', 1), goodsOfSheet('M2', 1), goodsOfSheet('M3', 1)))
    const [ordered, changed] = await goodsNow()
    const body = { id: [changed?.id ?? 0], shelf: 'off_shelf' }
    expect((await server.call('PUT', '/Seller/goods/shelf', { token: desk.token, body })).code).toBe(200)
    const [sku] = (await skusNow()).filter(each => each.goodsId === ordered?.id)
    await place(server, await aPayer(server), { id: ordered?.id ?? 0, skuId: sku?.id ?? 0 })
    expect(await undoSheet(server, desk, job.id)).toMatchObject({ state: 'undone', undone: 1, kept: 2 })
    expect(await sheetFaults(server, desk, job.id)).toEqual([
      { row: 3, column: 'Goods number', value: 'M2', message: 'It was changed after the import, so it stays.' },
      { row: 2, column: 'Goods number', value: 'M1', message: 'It was ordered after the import, so it stays.' },
    ])
    expect((await goodsNow()).map(row => row.goodsNo)).toEqual(['M1', 'M2'])
  })

  it('waits for an order of the same moment, which then keeps its goods', async () => {
    const job = await imported(onShelf(goodsOfSheet('N1', 1), goodsOfSheet('N2', 1)))
    const [sku, other] = await skusNow()
    const placed = await place(server, await aPayer(server), { id: other?.goodsId ?? 0, skuId: other?.id ?? 0 })
    const [orderId = 0] = placed.order_id
    await server.call('PUT', `/Seller/sheet_jobs/${job.id}/undo`, { token: desk.token })
    const running = await transact(server.ctx, async tx => {
      await reserveStock(tx, [{ orderId, skuId: sku?.id ?? 0, quantity: 1 }])
      const run = runDueJobs(server.runtime, server.app.jobs, 'long')
      await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(0), { timeout: 10_000 })
      const cause = `order:${orderId}:given_back`
      await moveStock(tx, 'release', [{ skuId: sku?.id ?? 0, orderId, cause, onHand: 0, reserved: -1 }])
      return { run }
    })
    await running.run
    await server.drain()
    expect(await sheetJob(server, desk, job.id)).toMatchObject({ state: 'undone', undone: 0, kept: 2 })
    expect((await goodsNow()).map(row => row.goodsNo)).toEqual(['N1', 'N2'])
  })

  it('that was first leaves nothing to order', async () => {
    const job = await imported(onShelf(goodsOfSheet('O1', 1)))
    const [sku] = await skusNow()
    await undoSheet(server, desk, job.id)
    const buyer = await aPayer(server)
    await expect(place(server, buyer, { id: sku?.goodsId ?? 0, skuId: sku?.id ?? 0 })).rejects.toThrow('refused')
  })
})

/** Transactions that wait for a row. */
const waiting = async (): Promise<number> => {
  const { rows } = await server.ctx.db.execute<{ waiting: string }>(
    sql`select count(*) as waiting from pg_locks where not granted`,
  )
  return Number(rows[0]?.waiting ?? 0)
}

describe('two imports at once', () => {
  it('make each goods once', async () => {
    const file = sheetOf(...Array.from({ length: 12 }, (_, at) => goodsOfSheet(`P${10 + at}`, 1)))
    const [one, two] = [await checkSheet(server, desk, 'goods', file), await checkSheet(server, desk, 'goods', file)]
    for (const { id } of [one, two])
      await server.call('PUT', `/Seller/sheet_jobs/${id}/apply`, { token: desk.token, body: {} })
    await Promise.all([1, 2].map(() => runDueJobs(server.runtime, server.app.jobs, 'long')))
    await server.drain()
    const jobs = await Promise.all([one, two].map(({ id }) => sheetJob(server, desk, id)))
    expect(jobs.map(({ state }) => state)).toEqual(['done', 'done'])
    expect(jobs.reduce((sum, job) => sum + job.applied, 0)).toBe(12)
    expect(await goodsNow()).toHaveLength(12)
  })
})

describe('sheets of stock and prices', () => {
  it('come out and go in by code, or by id where a code is missing or double', async () => {
    await imported(
      sheetOf(goodsOfSheet('Q1', 2), goodsOfSheet('Q2', 1, { code: 'Q1-1' }), goodsOfSheet('Q3', 1, { code: '' })),
    )
    for (const kind of ['stock', 'prices'] as const) {
      const out = await exportSheet(server, desk, kind)
      const names = cellsOf(out)
        .slice(1)
        .map(([sku = '']) => sku)
      expect(names.map(name => name.startsWith('#'))).toEqual([true, false, true, true])
      const same = await checkSheet(server, desk, kind, out)
      expect(await applySheet(server, desk, same.id)).toMatchObject({ unchanged: 4, applied: 0 })
      const changed = everyCell(out, (column, cell) => (['Stock', 'Price'].includes(column) ? '11' : cell))
      const job = await checkSheet(server, desk, kind, changed)
      expect(await applySheet(server, desk, job.id)).toMatchObject({ applied: 4, wrong_rows: 0 })
      expect((await skusNow()).map(sku => (kind === 'stock' ? sku.onHand : sku.price))).toEqual(
        Array(4).fill(kind === 'stock' ? 11 : 1_100),
      )
      expect(await undoSheet(server, desk, job.id)).toMatchObject({ undone: 4, kept: 0 })
      expect(await exportSheet(server, desk, kind)).toBe(out)
    }
  })

  it('say what is wrong in each cell and apply the other rows', async () => {
    await imported(sheetOf(goodsOfSheet('R1', 3)))
    const stock = await checkSheet(
      server,
      desk,
      'stock',
      csvOf([
        ['sku', 'stock'],
        ['R1-1', '5'],
        ['R1-2', '-1'],
        ['nothing', '1'],
        ['R1-1', '6'],
        ['R1-3', '10000000'],
      ]),
    )
    expect((await sheetFaults(server, desk, stock.id)).map(({ row, column }) => [row, column])).toEqual([
      [3, 'Stock'],
      [4, 'SKU'],
      [5, 'SKU'],
      [6, 'Stock'],
    ])
    expect(await applySheet(server, desk, stock.id, true)).toMatchObject({ applied: 1, wrong_rows: 4 })
    const prices = await checkSheet(
      server,
      desk,
      'prices',
      csvOf([
        ['sku', 'price'],
        ['R1-1', '5'],
        ['R1-2', ''],
      ]),
    )
    expect(await sheetFaults(server, desk, prices.id)).toMatchObject([{ row: 3, column: 'Price' }])
    expect(await applySheet(server, desk, prices.id, true)).toMatchObject({ applied: 1, wrong_rows: 1 })
    expect((await skusNow()).map(({ price, onHand }) => [price, onHand])).toEqual([
      [500, 5],
      [1_990, 7],
      [1_990, 7],
    ])
  })
})

describe('sheets of orders and stores', () => {
  it('have the orders of the store, and all stores for the platform only', async () => {
    await imported(onShelf(goodsOfSheet('S1', 1)))
    const [sku] = await skusNow()
    await place(server, await aPayer(server), { id: sku?.goodsId ?? 0, skuId: sku?.id ?? 0, buyNum: 2 })
    const [head = [], ...orders] = cellsOf(await exportSheet(server, desk, 'orders'))
    expect(orders).toHaveLength(1)
    const cell = (title: string) => orders[0]?.[head.indexOf(title)]
    expect([cell('State'), cell('Pieces'), cell('Goods amount')]).toEqual(['To pay', '2', '39.80'])

    const admin = await anAdmin(server)
    const stored = cellsOf(await exportSheet(server, { token: admin.token, area: 'Admin' }, 'stores'))
    expect(stored[0]).toHaveLength(SHEET_COLUMNS.stores.length)
    expect(stored.some(([id]) => id === String(store.id))).toBe(true)
    const refused = await server.call('POST', '/Seller/sheet_jobs/export', {
      token: desk.token,
      body: { kind: 'stores' },
    })
    expect(refused.code).toBe(422)
  })
})

describe('jobs of a store', () => {
  it('are missing for other stores, kinds that a person may not see are left out, and are gone after a week', async () => {
    const job = await checkSheet(server, desk, 'goods', sheetOf(goodsOfSheet('T1', 1)))
    const other = await aStore(server.ctx)
    const stranger = await server.login('seller', other.ownerId, other.id)
    for (const at of ['', '/faults/1', '/parts/1'])
      expect((await server.call('GET', `/Seller/sheet_jobs/${job.id}${at}`, { token: stranger })).code).toBe(404)
    expect((await server.call('PUT', `/Seller/sheet_jobs/${job.id}/apply`, { token: stranger, body: {} })).code).toBe(
      404,
    )
    const packer = await aStaffMember(server, { id: store.ownerId, storeId: store.id }, [
      'sheet.export',
      'sheet.import',
      'order.view',
    ])
    expect((await server.call('GET', '/Seller/sheet_jobs', { token: packer.token })).data).toEqual([])
    expect((await sendSheet(server, packer, 'goods', 'goods,price\n1,2')).code).toBe(402)

    const listed = await server.call<SheetJob[]>('GET', '/Seller/sheet_jobs', { token: desk.token })
    expect(listed.data).toMatchObject([{ id: job.id, name: 'goods.csv', direction: 'import' }])
    const [row] = await server.ctx.db.select().from(sheetJobs).where(eq(sheetJobs.id, job.id))
    const source = row?.source ?? ''
    expect(await server.ports.files.find(server.runtime.config, source)).toBeDefined()
    expect((await server.app.http.inject({ method: 'GET', url: source })).statusCode).toBe(404)
    server.clock.moveBy(8 * 86_400_000)
    await sweepSheets(server.ctx)
    expect(await server.ctx.db.select().from(sheetJobs).where(eq(sheetJobs.id, job.id))).toEqual([])
    expect(await server.ports.files.find(server.runtime.config, source)).toBeUndefined()
  })

  it('can be cancelled until they change something, once', async () => {
    const job = await checkSheet(server, desk, 'goods', sheetOf(goodsOfSheet('U1', 1)))
    const cancel = () => server.call('PUT', `/Seller/sheet_jobs/${job.id}/cancel`, { token: desk.token })
    expect((await cancel()).code).toBe(200)
    expect((await cancel()).code).toBe(409)
    expect(await sheetJob(server, desk, job.id)).toMatchObject({ state: 'cancelled', actions: [] })
  })

  it('have a template with every column and what it is for', async () => {
    const { data } = await server.call<{ text: string; columns: { is_needed: boolean }[] }>(
      'GET',
      '/Seller/sheet_templates/goods',
      { token: desk.token, language: 'zh-cn' },
    )
    expect(cellsOf(data.text)).toEqual([expect.arrayContaining(['商品货号', '售价', '规格一', '规格一的值'])])
    expect(data.columns).toHaveLength(SHEET_COLUMNS.goods.length)
    expect(data.columns.filter(column => column.is_needed)).toHaveLength(2)
  })
})

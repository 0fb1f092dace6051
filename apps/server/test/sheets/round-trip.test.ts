import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aClass } from '#harness/goods.builder.ts'
import { goodsLinesOf, goodsSheetOf } from '#harness/sheets/goods-sheet.ts'
import {
  applySheet,
  cellsOf,
  checkSheet,
  csvOf,
  type Desk,
  exportSheet,
  sheetFaults,
} from '#harness/sheets/sheet.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { goods } from '../../src/modules/catalog/index.ts'
import { storeClasses } from '../../src/modules/store/index.ts'

/** The whole size takes many minutes: `SHIJI_TEST_TIER=prove` runs it, and prints what it needed. */
const isWhole = process.env.SHIJI_TEST_TIER === 'prove'
const SKUS = isWhole ? 50_000 : 2_000
const OF_EACH = 50
/** Growth of the heap while a file is read or written, with the file itself in the test. */
const MOST_MB = 160

let server: TestApp
let desk: Desk
let storeId: number

beforeAll(async () => {
  server = await createTestApp({ poolSize: 12 })
  const path = await aClass(server.ctx, ['服饰', '女装', '连衣裙'])
  const store = await aStore(server.ctx)
  storeId = store.id
  await server.ctx.db.insert(storeClasses).values({ storeId, classId: path.id })
  desk = { token: await server.login('seller', store.ownerId, storeId) }
})
afterAll(() => server.close())

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')
/** Megabytes that are in use after a collection. */
const inUse = (): number => {
  collect()
  return process.memoryUsage().heapUsed / 1_048_576
}

/** Runs a step and says how much more memory it had in use than before at its worst moment. */
async function measured<T>(name: string, step: () => Promise<T>): Promise<T> {
  if (!isWhole) return step()
  const before = inUse()
  let most = before
  const begun = performance.now()
  const look = setInterval(() => {
    most = Math.max(most, inUse())
  }, 1_000)
  try {
    return await step()
  } finally {
    clearInterval(look)
    const grown = Math.max(0, most - before)
    console.log(`${name}: ${((performance.now() - begun) / 1_000).toFixed(0)} s, ${grown.toFixed(0)} MB more in use`)
    expect(grown).toBeLessThan(MOST_MB)
  }
}

const imported = async (name: string, file: string) => {
  const job = await measured(`check ${name}`, () => checkSheet(server, desk, 'goods', file))
  expect({ state: job.state, faults: await sheetFaults(server, desk, job.id) }).toEqual({
    state: 'checked',
    faults: [],
  })
  return measured(`import ${name}`, () => applySheet(server, desk, job.id))
}
const exported = () => measured('export', () => exportSheet(server, desk, 'goods'))

const changedCell = (column: string, cell: string): string => {
  if (column === 'Name') return cell === '' ? '' : `${cell} changed`
  if (column === 'Price') return '25.00'
  if (column === 'Stock') return '9'
  if (column === 'Weight (g)') return '310'
  if (column === 'SKU code') return `${cell}x`
  return column === 'Shelf' && cell !== '' ? 'On shelf' : cell
}

async function changesAndBack(first: string): Promise<void> {
  const [head = [], ...rows] = cellsOf(first)
  const changed = csvOf([head, ...rows.map(row => row.map((cell, at) => changedCell(head[at] ?? '', cell)))])
  expect(await imported('of changed goods', changed)).toMatchObject({ applied: SKUS })
  expect((await exported()) === first).toBe(false)
  expect(await imported('of goods changed back', first)).toMatchObject({ applied: SKUS })
  expect((await exported()) === first).toBe(true)
}

it('goods of a store come out, go in and come out the same: unchanged, after every value was changed, and after all were deleted', async () => {
  const all = goodsSheetOf(
    ...Array.from({ length: SKUS / OF_EACH }, (_, at) => goodsLinesOf(`G${10_000 + at}`, OF_EACH)),
  )
  expect(await imported('of new goods', all)).toMatchObject({ state: 'done', rows: SKUS, applied: SKUS, wrong_rows: 0 })
  const first = await exported()
  expect(cellsOf(first)).toHaveLength(SKUS + 1)
  expect(await imported('of unchanged goods', first)).toMatchObject({ applied: 0, unchanged: SKUS })
  expect((await exported()) === first).toBe(true)
  if (!isWhole) await changesAndBack(first)
  const there = await server.ctx.db
    .select({ id: goods.id })
    .from(goods)
    .where(and(eq(goods.storeId, storeId), isNull(goods.deletedAt)))
  const ids = there.map(({ id }) => id)
  for (let at = 0; at < ids.length; at += 400) {
    const path = `/Seller/goods/${ids.slice(at, at + 400).join(',')}`
    expect((await server.call('DELETE', path, { token: desk.token })).code).toBe(200)
  }
  expect(cellsOf(await exported())).toHaveLength(1)
  expect(await imported('of deleted goods', first)).toMatchObject({ applied: SKUS })
  expect((await exported()) === first).toBe(true)
}, 3_600_000)

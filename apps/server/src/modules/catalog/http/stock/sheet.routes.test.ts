import type { Page } from '@shiji/contract/envelope.ts'
import type { PlatformStockProof, StockProofRow, StoreStockProof } from '@shiji/contract/stock/proof.ts'
import type { StockHistory } from '@shiji/contract/stock/stock.ts'
import type { StockSheet } from '@shiji/contract/stock/stock-sheet.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anAdmin } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore, type BuiltStore } from '#harness/store.builder.ts'
import { aPayer, buy, place } from '#harness/trade.builder.ts'
import { runInvariants } from '../../../../infra/invariants/runs.ts'
import { skus } from '../../data/goods/goods.table.ts'

let server: TestApp
let store: BuiltStore
let token: string

beforeAll(async () => {
  // Two tests bend stock by hand and mend it again.
  server = await createTestApp({ poolSize: 12 })
})
beforeEach(async () => {
  store = await aStore(server.ctx)
  token = await server.login('seller', store.ownerId, store.id)
})
afterAll(() => server.close())

/** Goods with these codes, one SKU each. */
async function coded(codes: readonly string[], stock = 10) {
  const made = await goodsOf(server.ctx, store.id, { nameEn: 'Cup', stock, skuCount: codes.length })
  for (const [at, code] of codes.entries())
    await server.ctx.db
      .update(skus)
      .set({ code })
      .where(eq(skus.id, made.skuIds[at] ?? 0))
  return made
}
const sheet = (mode: string, rows: readonly object[], more: object = {}, key?: string) =>
  server.call<StockSheet>('PUT', '/Seller/stocks/sheet', {
    token,
    body: { mode, reason: 'purchase', rows, ...more },
    ...(key === undefined ? {} : { key }),
  })
const onHand = async (skuId: number) =>
  (await server.call<StockHistory>('GET', `/Seller/stocks/${skuId}/movements`, { token })).data.sku.on_hand

describe('a sheet that changes stock', () => {
  it('is looked at first, then booked with its reason; orders that came between keep their effect', async () => {
    const made = await coded(['S-1', 'S-2'])
    const [first = 0, second = 0] = made.skuIds
    const rows = [
      { code: 'S-1', quantity: 30 },
      { code: 'S-2', quantity: 4 },
    ]
    const preview = (await sheet('count', rows, { dry: true })).data
    expect(preview).toMatchObject({
      applied: null,
      rows: [
        { code: 'S-1', sku_id: first, goods_name_en: 'Cup', before: 10, after: 30, code_problem: null },
        { code: 'S-2', sku_id: second, before: 10, after: 4, quantity_problem: null },
      ],
    })
    expect([await onHand(first), await onHand(second)]).toEqual([10, 10])

    await buy(server, await aPayer(server), { id: made.id, skuId: first, buyNum: 2 })
    const booked = await sheet(
      'count',
      rows.map(row => ({ ...row, was: 10 })),
    )
    expect(booked.data.applied).toBe(2)
    expect([await onHand(first), await onHand(second)]).toEqual([28, 4])
    const { rows: moves } = (await server.call<StockHistory>('GET', `/Seller/stocks/${first}/movements`, { token }))
      .data
    expect(moves.find(move => move.kind === 'adjust')).toMatchObject({ reason: 'purchase', difference: 20 })
  })

  it('with one wrong cell books nothing, and names what is wrong in each cell', async () => {
    const made = await coded(['T-1', 'T-2', 'T-2'])
    const [first = 0] = made.skuIds
    await place(server, await aPayer(server), { id: made.id, skuId: first, buyNum: 5 })
    const { code, data } = await sheet('difference', [
      { code: 'T-1', quantity: -6 },
      { code: 'NONE', quantity: 1 },
      { code: 'T-2', quantity: 1 },
      { code: 'T-1', quantity: -99 },
    ])
    expect(code).toBe(200)
    expect(data.applied).toBeNull()
    expect(data.rows.map(row => [row.code_problem, row.quantity_problem])).toEqual([
      [null, 'reserved'],
      ['missing', null],
      ['double', null],
      ['twice', 'negative'],
    ])
    expect(await onHand(first)).toBe(10)
  })

  it('sent again with its key is booked once', async () => {
    const made = await coded(['U-1'])
    const rows = [{ code: 'U-1', quantity: 7 }]
    for (let time = 0; time < 3; time += 1)
      expect((await sheet('difference', rows, {}, 'the-sheet')).data.applied).toBe(1)
    expect(await onHand(made.skuId)).toBe(17)
  })

  it('never reaches SKUs of another store', async () => {
    const mine = await coded(['V-1'])
    const other = await aStore(server.ctx)
    token = await server.login('seller', other.ownerId, other.id)
    expect((await sheet('count', [{ code: 'V-1', quantity: 1 }])).data.rows[0]?.code_problem).toBe('missing')
    token = await server.login('seller', store.ownerId, store.id)
    expect(await onHand(mine.skuId)).toBe(10)
  })

  it('refuses an empty one, one that is too long, and fractions', async () => {
    expect((await sheet('count', [])).code).toBe(422)
    const long = Array.from({ length: 2_001 }, (_, at) => ({ code: `X${at}`, quantity: 1 }))
    expect((await sheet('count', long)).code).toBe(422)
    expect((await sheet('count', [{ code: 'X', quantity: 1.5 }])).code).toBe(422)
  })
})

describe('movements and stock', () => {
  const proof = () => server.call<StoreStockProof>('GET', '/Seller/stock_proof', { token })

  it('are equal for every SKU of a store, with the pieces by what moved them', async () => {
    const made = await coded(['P-1', 'P-2'], 20)
    const [first = 0] = made.skuIds
    const buyer = await aPayer(server)
    await buy(server, buyer, { id: made.id, skuId: first, buyNum: 3 })
    await place(server, buyer, { id: made.id, skuId: first, buyNum: 2 })
    await sheet('difference', [{ code: 'P-1', quantity: 5 }])
    const list = await server.call<Page<StockProofRow>>('GET', '/Seller/stock_proofs?code=P-1', { token })
    expect(list.data.data).toMatchObject([
      {
        id: first,
        initial: 20,
        sold: -3,
        adjusted: 5,
        returned: 0,
        moved: 22,
        on_hand: 22,
        difference: 0,
        reserved_moved: 2,
        reserved: 2,
        reserved_difference: 0,
        movements: 5,
      },
    ])
    expect((await proof()).data).toEqual({
      skus: 2,
      movements: 6,
      moved: 42,
      on_hand: 42,
      reserved_moved: 2,
      reserved: 2,
      differences: [],
    })
  })

  it('that differ are listed for the store, and after the next check for the platform', async () => {
    const made = await coded(['Q-1'])
    const admin = await anAdmin(server, ['stock.view'])
    const platform = async () =>
      (await server.call<PlatformStockProof>('GET', '/Admin/stock_proof', { token: admin.token })).data
    expect(await platform()).toEqual({ at: null, checks: [], differences: [] })
    await server.ctx.db.execute(sql`update stocks set on_hand = on_hand + 3 where sku_id = ${made.skuId}`)
    expect((await proof()).data.differences).toMatchObject([{ id: made.skuId, on_hand: 13, moved: 10, difference: 3 }])

    await runInvariants(server.ctx)
    const found = await platform()
    expect(found.checks.filter(check => check.breaches > 0)).toEqual([
      { id: 'I36', title: 'Stock on hand is the sum of its movements', breaches: 1 },
    ])
    expect(found.differences).toMatchObject([{ id: made.skuId, difference: 3, store_name: `店铺${store.id}` }])

    await server.ctx.db.execute(sql`update stocks set on_hand = on_hand - 3 where sku_id = ${made.skuId}`)
    server.clock.moveBy(1_000)
    await runInvariants(server.ctx)
    expect((await platform()).checks.map(check => [check.id, check.breaches])).toEqual(
      ['I35', 'I36', 'I37', 'I74', 'I90', 'I38'].map(id => [id, 0]),
    )
    expect((await platform()).differences).toEqual([])
  })

  it('of other stores are on nobody else’s page', async () => {
    await coded(['R-1'])
    const other = await aStore(server.ctx)
    token = await server.login('seller', other.ownerId, other.id)
    expect((await proof()).data).toMatchObject({ skus: 0, differences: [] })
    const list = await server.call<Page<StockProofRow>>('GET', `/Seller/stock_proofs?store_id=${store.id}`, { token })
    expect(list.data.data).toEqual([])
  })
})

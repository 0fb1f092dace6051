import type { SheetColumnName, SheetKind } from '@shiji/contract/exchange/sheet.words.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { translate } from '@shiji/i18n/server.ts'
import { fen, fenToYuan } from '@shiji/kit/money/fen.ts'
import { AppError } from '../../../../infra/app-error.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { parseList } from '../../../../records/list.ts'
import { walkList } from '../../../../records/list-walk.ts'
import { goodsByNumber, sheetGoods, sheetSkus, skusByNumber } from '../../../catalog/index.ts'
import type { DeskActor } from '../../data/sheet-job.queries.ts'
import { goodsLines } from '../../domain/goods-lines.ts'
import { markOf } from '../../domain/sheet-row.ts'
import { loadRefs } from './load-refs.ts'

type Cells = Readonly<Partial<Record<SheetColumnName, string>>>

/** The next lines of a sheet. `total` is how many records there are in all; goods have several lines each. */
interface Lines {
  readonly total: number | null
  readonly rows: readonly Cells[]
}

const BATCH = 100

/** The lines of a sheet from the first to the last, a batch in memory at a time. Ids are read once. */
export function sheetLines(ctx: Ctx<DeskActor>, kind: SheetKind): AsyncGenerator<Lines> {
  if (kind === 'orders' || kind === 'stores') return listLines(ctx, kind)
  if (!isSeller(ctx)) throw new AppError('permission.denied')
  if (kind === 'goods') return goodsSheet(ctx)
  return skuSheet(ctx, kind)
}

const isSeller = (ctx: Ctx<DeskActor>): ctx is Ctx<SellerActor> => ctx.actor.kind === 'seller'

async function* goodsSheet(ctx: Ctx<SellerActor>): AsyncGenerator<Lines> {
  const refs = await loadRefs(ctx, ctx.locale)
  const all = await goodsByNumber(ctx, ctx.scope)
  const skus = await skusByNumber(ctx, ctx.scope)
  const marks = new Map(all.map(({ id, goodsNo, isAlone }) => [id, markOf(id, goodsNo, isAlone)]))
  for (let at = 0; at < all.length; at += BATCH) {
    const batch = await sheetGoods(
      ctx,
      ctx.scope,
      all.slice(at, at + BATCH).map(each => each.id),
    )
    const rows = batch.flatMap(each =>
      goodsLines(marks.get(each.goods.id) ?? `#${each.goods.id}`, each.goods, each.skus, refs),
    )
    yield { total: skus.length, rows }
  }
}

async function* skuSheet(ctx: Ctx<SellerActor>, kind: 'stock' | 'prices'): AsyncGenerator<Lines> {
  const all = await skusByNumber(ctx, ctx.scope)
  const isAlone = new Map(all.map(each => [each.id, each.isAlone]))
  for (let at = 0; at < all.length; at += BATCH) {
    const batch = await sheetSkus(
      ctx,
      ctx.scope,
      all.slice(at, at + BATCH).map(each => each.id),
    )
    const rows = batch.map(sku => ({
      sku: markOf(sku.id, sku.code, isAlone.get(sku.id) ?? false),
      goods_name: sku.goodsName,
      sku_name: sku.skuName,
      ...(kind === 'stock'
        ? { stock: String(sku.onHand) }
        : { price: fenToYuan(fen(sku.price)), market_price: fenToYuan(fen(sku.marketPrice)) }),
    }))
    yield { total: all.length, rows }
  }
}

const AMOUNTS = ['goods_amount', 'freight_amount', 'discount_amount', 'payable', 'store_money']
const TIMES = ['created_at', 'pay_time', 'delivery_time', 'passed_at']
/** Columns of words, by the group of their texts. */
const STATUSES: Readonly<Record<string, string>> = {
  order_status: 'order',
  store_verify: 'store_verification',
  store_status: 'store',
}

/** Rows of a list of the back office, as its page shows them. */
async function* listLines(ctx: Ctx<DeskActor>, kind: 'orders' | 'stores'): AsyncGenerator<Lines> {
  const call = ctx.ports.listCalls.of(ctx.actor.kind, kind)
  if (call === undefined) throw new AppError('record.missing')
  call.admit(ctx)
  for await (const page of walkList(ctx, call, parseList(call.list, {}), LIMITS.export.rows)) {
    const rows: Readonly<Record<string, unknown>>[] = JSON.parse(`[${page.text}]`)
    yield { total: page.total, rows: rows.map(row => cellsOf(ctx, row)) }
  }
}

const cellsOf = (ctx: Ctx, row: Readonly<Record<string, unknown>>): Cells =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, textOf(ctx, name, value)]))

function textOf({ locale }: Ctx, name: string, value: unknown): string {
  if (value === null || value === undefined || typeof value === 'object') return ''
  if (AMOUNTS.includes(name)) return fenToYuan(fen(Number(value)))
  if (TIMES.includes(name)) return formatDateTime(String(value), locale)
  const group = STATUSES[name]
  return group === undefined ? String(value) : translate(locale, `status.${group}.${value}`)
}

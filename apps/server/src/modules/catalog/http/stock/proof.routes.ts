import {
  adminStockProofsCall,
  platformStockProofCall,
  sellerStockProofsCall,
  storeStockProofCall,
} from '@shiji/contract/stock/proof.calls.ts'
import { PlatformStockProof, StockProofRow, StoreStockProof } from '@shiji/contract/stock/proof.ts'
import { translate } from '@shiji/i18n/server.ts'
import { answer } from '../../../../http/routes/answer.ts'
import { listRoute } from '../../../../http/routes/list-route.ts'
import type { Ctx } from '../../../../infra/context.ts'
import type { InvariantResult } from '../../../../infra/invariants/check-invariants.ts'
import { lastInvariantRun } from '../../../../infra/invariants/runs.ts'
import {
  adminStockProofList,
  type ProofRow,
  proofPage,
  proofRows,
  sellerStockProofList,
  storeProof,
} from '../../data/stock/proof.queries.ts'

/** The invariants about stock: never negative, sums of movements, level and store, one cause each, counts. */
const ABOUT_STOCK: readonly string[] = ['I35', 'I36', 'I37', 'I38', 'I74', 'I90']
const MOST = 50

const skuIdOf = (row: unknown): number[] =>
  typeof row === 'object' && row !== null && 'sku_id' in row && Number.isSafeInteger(row.sku_id)
    ? [Number(row.sku_id)]
    : []
const breakers = (checks: readonly InvariantResult[]): number[] => [
  ...new Set(checks.flatMap(check => check.sample.flatMap(skuIdOf))),
]

async function withStores(ctx: Ctx, rows: readonly ProofRow[]): Promise<StockProofRow[]> {
  const names = await ctx.ports.storeNames.of(ctx, [...new Set(rows.map(row => row.store_id))])
  return rows.map(row => ({ ...row, store_name: names.get(row.store_id) ?? '' }))
}

export const stockProofRoutes = [
  listRoute(
    sellerStockProofsCall,
    {
      summary: 'SKUs of the own store with the sum of their movements',
      list: sellerStockProofList,
      row: StockProofRow,
    },
    async (ctx, list) => {
      const { rows, total } = await proofPage(ctx, ctx.scope, list)
      return { rows: await withStores(ctx, rows), total }
    },
  ),
  listRoute(
    adminStockProofsCall,
    { summary: 'SKUs of all stores with the sum of their movements', list: adminStockProofList, row: StockProofRow },
    async (ctx, list) => {
      const { rows, total } = await proofPage(ctx, ctx.scope, list)
      return { rows: await withStores(ctx, rows), total }
    },
  ),
  answer(
    storeStockProofCall,
    { summary: 'Movements against stock of the own store, summed up now', data: StoreStockProof },
    async ctx => {
      const { differences, ...sums } = await storeProof(ctx, ctx.scope, MOST)
      return { ...sums, differences: await withStores(ctx, differences) }
    },
  ),
  answer(
    platformStockProofCall,
    { summary: 'The invariants of stock, as the last check of all rows found them', data: PlatformStockProof },
    async ctx => {
      const run = await lastInvariantRun(ctx)
      const checks = (run?.details ?? []).filter(check => ABOUT_STOCK.includes(check.id))
      return {
        at: run?.at.toISOString() ?? null,
        checks: checks.map(({ id, breaches }) => ({
          id,
          title: translate(ctx.locale, `operations.check.${id}`),
          breaches,
        })),
        differences: await withStores(ctx, await proofRows(ctx, ctx.scope, breakers(checks).slice(0, MOST))),
      }
    },
  ),
]

import type { Ctx } from '../../../../infra/context.ts'
import { textsAfter } from '../../data/search/goods-texts.queries.ts'
import { rememberWords, writeDocuments } from '../../data/search/search.repo.ts'

/** Which goods are rebuilt; all if left out. */
export interface ReindexScope {
  readonly storeId?: number
  readonly classId?: number
  readonly brandId?: number
}

const BATCH = 200

/**
 * Rebuilds the search documents of goods in batches that each commit: after a class, brand or store was renamed, or
 * after a bulk load. Goods that are saved meanwhile keep their newer document. Returns how many were written.
 */
export async function reindexGoods(ctx: Ctx, scope: ReindexScope = {}): Promise<number> {
  let written = 0
  for (let after = 0; ; ) {
    const batch = await textsAfter(ctx, scope, after, BATCH)
    const last = batch.at(-1)
    if (last === undefined) return written
    await writeDocuments(ctx, batch)
    await rememberWords(ctx, batch)
    written += batch.length
    after = last.id
  }
}

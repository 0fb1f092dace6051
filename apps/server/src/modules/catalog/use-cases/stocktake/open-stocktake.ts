import { STOCKTAKE_ROWS } from '@shiji/contract/stock/stock.words.ts'
import type { StocktakeInput } from '@shiji/contract/stock/stocktake.ts'
import { AppError, InvalidInput } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { sqlState, UNIQUE_VIOLATION } from '../../../../infra/database/sql-state.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { skusToCount } from '../../data/stock/stocktake.queries.ts'
import { insertStocktake } from '../../data/stock/stocktake.repo.ts'

/**
 * Opens a count of all goods, of a class, or of what runs low now; returns its id. A store has one open count at a
 * time. Refuses one without SKUs and one with too many.
 */
export async function openStocktake(ctx: Ctx<SellerActor>, input: StocktakeInput): Promise<number> {
  if (input.range === 'class' && (input.class_id ?? null) === null) throw refuse('class_id', 'refusal.stocktake_class')
  return transact(ctx, async tx => {
    const rows = await skusToCount(tx, tx.scope, input, STOCKTAKE_ROWS)
    if (rows.length === 0) throw refuse('range', 'refusal.stocktake_empty')
    if (rows.length > STOCKTAKE_ROWS) throw refuse('range', 'refusal.stocktake_too_many', { limit: STOCKTAKE_ROWS })
    const id = await insertStocktake(tx, tx.scope, { ...input, openedBy: tx.actor.name }, rows)
    const after = { ...input, skus: rows.length }
    await audit(tx, { action: 'stocktake.create', subjectType: 'stocktake', subjectId: id, after })
    return id
  }).catch(error => {
    throw sqlState(error) === UNIQUE_VIOLATION ? new AppError('stocktake.open') : error
  })
}

const refuse = (field: string, key: string, params = {}) => new InvalidInput([{ field, key, params }])

import type { GoodsDraftInput, KeptGoodsDraft, SavedGoodsDraft } from '@shiji/contract/catalog/desk/goods-draft.ts'
import { GOODS_DRAFT_LIMITS } from '@shiji/contract/catalog/desk/goods-draft.words.ts'
import { AppError, InvalidInput } from '../../../../infra/app-error.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { lockFor } from '../../../../infra/database/lock-for.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { parseObject } from '../../../../records/parse-object.ts'
import {
  countOtherDrafts,
  deleteDraftsBefore,
  deleteOwnDrafts,
  draftsOf,
  putDraft,
} from '../../data/drafts/goods-draft.repo.ts'
import { goodsFormFacts } from '../../data/goods/goods-row.queries.ts'

/** The version of goods of the own store, '' for new ones. Goods of others are missing. */
async function versionNow(ctx: Ctx<SellerActor>, goodsId: number): Promise<string> {
  if (goodsId === 0) return ''
  const facts = await goodsFormFacts(ctx, goodsId, ctx.scope)
  if (facts === undefined) throw new AppError('record.missing')
  return facts.version
}

/** Own drafts of goods, 0 for new ones, the newest first. Each says whether the goods were saved since its form was opened. */
export async function readDrafts(ctx: Ctx<SellerActor>, goodsId: number): Promise<KeptGoodsDraft[]> {
  const version = await versionNow(ctx, goodsId)
  const rows = await draftsOf(ctx, goodsId)
  return rows.map(row => ({
    id: row.id,
    form: row.form,
    saved_at: row.savedAt.toISOString(),
    is_outdated: row.version !== version,
    body: Object(row.body),
  }))
}

/**
 * Keeps what is typed into a form; each open form has its own draft, so that none is lost to another window or device.
 * Refuses a body that is not a JSON object, and more drafts than a person may have of one goods or in a store.
 */
export function keepDraft(ctx: Ctx<SellerActor>, input: GoodsDraftInput): Promise<SavedGoodsDraft> {
  const { goods_id: goodsId, form, version } = input
  if ((input.kind === 'new') !== (goodsId === 0))
    throw new InvalidInput([{ field: 'goods_id', key: 'error.wrong_format' }])
  const body = parseObject('body', input.body)
  return transact(ctx, async tx => {
    await lockFor(tx, `goods_drafts:${tx.scope.id}:${tx.actor.id}`)
    await versionNow(tx, goodsId)
    const others = await countOtherDrafts(tx, goodsId, form)
    if (others.ofGoods >= GOODS_DRAFT_LIMITS.perGoods || others.all >= GOODS_DRAFT_LIMITS.perPerson)
      throw new AppError('goods_draft.full')
    const savedAt = tx.clock.now()
    const id = await putDraft(tx, { goodsId, form, version, body, savedAt })
    return { id, saved_at: savedAt.toISOString(), others: others.ofGoods }
  })
}

/** Removes drafts of the actor, all of them or none. */
export function removeDrafts(ctx: Ctx<SellerActor>, ids: readonly number[]): Promise<{ deleted: number }> {
  const wanted = [...new Set(ids)]
  return transact(ctx, async tx => {
    const deleted = await deleteOwnDrafts(tx, wanted)
    if (deleted !== wanted.length) throw new AppError('record.missing')
    return { deleted }
  })
}

/** Removes drafts that nobody wrote for thirty days. */
export const sweepDrafts = (ctx: Ctx): Promise<void> =>
  deleteDraftsBefore(ctx, new Date(ctx.clock.now().getTime() - GOODS_DRAFT_LIMITS.keepMs))

import { AppError, InvalidInput } from '../../../../infra/app-error.ts'
import { lastChange } from '../../../../infra/audit/last-change.ts'
import type { AdminActor, Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { readSetting } from '../../../platform/index.ts'
import { closeChanges, openChangeOf } from '../../data/changes/goods-change.repo.ts'
import { type GoodsRecord, lockGoods } from '../../data/goods/goods.repo.ts'
import { type GoodsFormFacts, goodsFormFacts } from '../../data/goods/goods-row.queries.ts'
import { skusOf } from '../../data/goods/sku.repo.ts'
import { saveOf, splitSave, waitsForReview } from '../../domain/changes/split-save.ts'
import { submitChange } from '../changes/submit-change.ts'
import { type AnyGoodsChange, applyToGoods, approvedVersion, reviewStateOf } from './apply-goods.ts'
import { checkMatrix } from './check-goods.ts'
import { cleaned } from './goods-input.ts'
import { refuseForeign } from './save-skus.ts'

/** What the editor saw: the version, and a function that presents the current goods to them. */
export interface SeenGoods {
  readonly version: string | undefined
  readonly show: (facts: GoodsFormFacts) => unknown
}

/**
 * Saves the sent fields of goods; fields that are not sent stay, including SKUs and their stock. What buyers read of
 * approved goods becomes a change that waits, where the platform reviews goods (`splitSave`); it continues an open one.
 * Changed texts and pictures of a seller's other goods wait for review with the goods, and always after a rejection.
 * Refuses goods of another store as missing, and with `record.changed` goods that another person has saved since the
 * editor read them.
 */
export async function changeGoods(
  ctx: Ctx<SellerActor | AdminActor>,
  id: number,
  input: AnyGoodsChange,
  seen?: SeenGoods,
): Promise<void> {
  await transact(ctx, tx => saveGoods(tx, id, input, seen))
}

/** `changeGoods` in the caller's transaction. */
export async function saveGoods(
  tx: Ctx<SellerActor | AdminActor>,
  id: number,
  input: AnyGoodsChange,
  seen?: SeenGoods,
): Promise<void> {
  const before = await lockGoods(tx, id, tx.scope)
  if (seen?.version !== undefined) await refuseChanged(tx, before, seen)
  const skus = await skusOf(tx, id)
  const open = await openChangeOf(tx, id)
  if (input.skus !== undefined) {
    checkMatrix(input.axes ?? before.axes, input.skus)
    refuseForeign(input.skus, new Map(skus.map(sku => [sku.id, sku])))
  } else if (input.axes !== undefined) throw new InvalidInput([{ field: 'skus', key: 'error.required' }])
  const approved = approvedVersion(before, skus)
  const sent = cleaned(input)
  const split = splitSave(approved, sent, open?.values)
  const { goodsVerify: isReviewOn } = await readSetting(tx, 'store')
  if (isSeller(tx) && waitsForReview({ by: 'seller', verify: reviewStateOf(before.verify), isReviewOn })) {
    if (split.isReviewed) await submitChange(tx, before, { sent, proposal: split.proposal, open, skus })
    await atTheirPlaces(split.places, () => applyToGoods(tx, before, skus, split.now, isReviewOn))
    return
  }
  // Goods that are edited directly continue what the form shows, and that may be a change that was refused.
  const isContinued = open !== undefined && split.isReviewed && isSeller(tx)
  const change = isContinued ? { ...split.now, ...saveOf(approved, split.proposal, split.now.skus) } : sent
  if (isContinued) await closeChanges(tx, [id])
  await applyToGoods(tx, before, skus, change, isReviewOn)
}

const isSeller = (tx: Ctx<SellerActor | AdminActor>): tx is Ctx<SellerActor> => tx.actor.kind === 'seller'

/** Problems of a SKU are reported at its row of the save. */
async function atTheirPlaces(places: readonly number[], work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    throw new InvalidInput(
      error.problems.map(problem => ({
        ...problem,
        field: problem.field.replace(/^skus\.(\d+)/u, (_, at: string) => `skus.${places[Number(at)]}`),
      })),
    )
  }
}

async function refuseChanged(tx: Ctx, { id }: GoodsRecord, { version, show }: SeenGoods): Promise<void> {
  const facts = await goodsFormFacts(tx, id, tx.scope)
  if (facts === undefined) throw new AppError('record.missing')
  if (version === facts.version) return
  throw new AppError('record.changed', {}, { current: show(facts), ...(await lastChange(tx, 'goods', id)) })
}

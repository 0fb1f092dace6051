import { and, count, desc, eq, inArray, lt, ne } from 'drizzle-orm'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { inScope } from '../../../../records/in-scope.ts'
import { goodsDrafts } from './goods-draft.table.ts'

type DraftRow = typeof goodsDrafts.$inferSelect

/** One person's drafts in one store. */
const own = ({ actor, scope }: Ctx<SellerActor>) =>
  and(inScope(scope, { store: goodsDrafts.storeId }), eq(goodsDrafts.accountId, actor.id))

/** The actor's drafts of goods, 0 for new ones, the newest first. */
export const draftsOf = (ctx: Ctx<SellerActor>, goodsId: number): Promise<DraftRow[]> =>
  ctx.db
    .select()
    .from(goodsDrafts)
    .where(and(own(ctx), eq(goodsDrafts.goodsId, goodsId)))
    .orderBy(desc(goodsDrafts.savedAt), desc(goodsDrafts.id))

/** How many drafts the actor has: of these goods by other forms, and in all by other forms. */
export async function countOtherDrafts(
  tx: Ctx<SellerActor>,
  goodsId: number,
  form: string,
): Promise<{ readonly ofGoods: number; readonly all: number }> {
  const rows = await tx.db
    .select({ goodsId: goodsDrafts.goodsId, drafts: count() })
    .from(goodsDrafts)
    .where(and(own(tx), ne(goodsDrafts.form, form)))
    .groupBy(goodsDrafts.goodsId)
  return {
    ofGoods: rows.find(row => row.goodsId === goodsId)?.drafts ?? 0,
    all: rows.reduce((sum, row) => sum + row.drafts, 0),
  }
}

/** Writes the draft of a form of the actor; returns its id. */
export async function putDraft(
  tx: Ctx<SellerActor>,
  draft: Pick<DraftRow, 'goodsId' | 'form' | 'version' | 'body' | 'savedAt'>,
): Promise<number> {
  const { version, body, savedAt } = draft
  const [row] = await tx.db
    .insert(goodsDrafts)
    .values({ ...draft, id: await tx.ids.next(), storeId: tx.scope.id, accountId: tx.actor.id })
    .onConflictDoUpdate({
      target: [goodsDrafts.storeId, goodsDrafts.accountId, goodsDrafts.goodsId, goodsDrafts.form],
      set: { version, body, savedAt },
    })
    .returning({ id: goodsDrafts.id })
  if (row === undefined) throw new Error('the draft was not written')
  return row.id
}

/** Deletes the actor's own among these drafts; returns how many. */
export async function deleteOwnDrafts(tx: Ctx<SellerActor>, ids: readonly number[]): Promise<number> {
  const gone = await tx.db
    .delete(goodsDrafts)
    .where(and(inArray(goodsDrafts.id, [...ids]), own(tx)))
    .returning({ id: goodsDrafts.id })
  return gone.length
}

/** Deletes drafts of everyone that were last written before that time. */
export async function deleteDraftsBefore(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.delete(goodsDrafts).where(lt(goodsDrafts.savedAt, before))
}

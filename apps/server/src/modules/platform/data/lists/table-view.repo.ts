import { and, count, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { type DeskActor, deskOf, ownDesk } from './table-view.queries.ts'
import { tableLayouts, tableViews } from './table-view.table.ts'

type NewView = Omit<typeof tableViews.$inferInsert, 'area' | 'accountId' | 'storeId' | 'createdAt'>
/** Facts of a view that may change. */
export type ViewChange = Partial<Omit<NewView, 'id' | 'page'>>

/** Saves the columns of a page for the actor; the last write wins. */
export async function putLayout(ctx: Ctx<DeskActor>, page: string, layout: object): Promise<void> {
  const updatedAt = ctx.clock.now()
  await ctx.db
    .insert(tableLayouts)
    .values({ ...deskOf(ctx), page, layout, updatedAt })
    .onConflictDoUpdate({
      target: [tableLayouts.area, tableLayouts.accountId, tableLayouts.storeId, tableLayouts.page],
      set: { layout, updatedAt },
    })
}

/** How many views of a page the actor has. */
export async function countViews(tx: Ctx<DeskActor>, page: string): Promise<number> {
  const [kept] = await tx.db
    .select({ views: count() })
    .from(tableViews)
    .where(and(ownDesk(tableViews, tx), eq(tableViews.page, page)))
  return kept?.views ?? 0
}

/** Adds a view of the actor. */
export async function insertView(tx: Ctx<DeskActor>, view: NewView): Promise<void> {
  await tx.db.insert(tableViews).values({ ...deskOf(tx), ...view, createdAt: tx.clock.now() })
}

/** The page of one of the actor's views; undefined for another person's. */
export async function ownView(
  tx: Ctx<DeskActor>,
  id: number,
): Promise<{ readonly id: number; readonly page: string } | undefined> {
  const [view] = await tx.db
    .select({ id: tableViews.id, page: tableViews.page })
    .from(tableViews)
    .where(and(eq(tableViews.id, id), ownDesk(tableViews, tx)))
  return view
}

/** Changes a view. */
export async function updateView(tx: Ctx<DeskActor>, id: number, change: ViewChange): Promise<void> {
  await tx.db.update(tableViews).set(change).where(eq(tableViews.id, id))
}

/** Makes one view the only default of its page for this person. */
export async function makeDefaultView(
  tx: Ctx<DeskActor>,
  view: { readonly id: number; readonly page: string },
): Promise<void> {
  const ofPage = and(ownDesk(tableViews, tx), eq(tableViews.page, view.page))
  await tx.db.update(tableViews).set({ isDefault: false }).where(ofPage)
  await tx.db.update(tableViews).set({ isDefault: true }).where(eq(tableViews.id, view.id))
}

/** Deletes the actor's own among these views; returns how many. */
export async function deleteOwnViews(tx: Ctx<DeskActor>, ids: readonly number[]): Promise<number> {
  const gone = await tx.db
    .delete(tableViews)
    .where(and(inArray(tableViews.id, [...ids]), ownDesk(tableViews, tx)))
    .returning({ id: tableViews.id })
  return gone.length
}

import { and, eq } from 'drizzle-orm'
import type { AdminActor, BuyerActor, Ctx, SellerActor } from '../../../infra/context.ts'
import { storeIdOf } from '../../../infra/scope.ts'
import { uploads } from './platform.table.ts'

type Person = Ctx<BuyerActor | SellerActor | AdminActor>

/** Facts of a stored file; its owner is the actor. */
export type UploadFacts = Omit<typeof uploads.$inferInsert, 'id' | 'area' | 'accountId' | 'storeId' | 'createdAt'>

/** Records a file of the actor. */
export async function insertUpload(ctx: Person, facts: UploadFacts): Promise<void> {
  await ctx.db.insert(uploads).values({
    id: await ctx.ids.next(),
    area: ctx.actor.kind,
    accountId: ctx.actor.id,
    storeId: storeIdOf(ctx.scope),
    ...facts,
    createdAt: ctx.clock.now(),
  })
}

/** Address of a file that the actor stored before from the same bytes, in the same field and size. */
export async function sameUpload(
  ctx: Person,
  file: { readonly field: string; readonly sha256: string; readonly width: number; readonly height: number },
): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ url: uploads.url })
    .from(uploads)
    .where(
      and(
        eq(uploads.area, ctx.actor.kind),
        eq(uploads.accountId, ctx.actor.id),
        eq(uploads.field, file.field),
        eq(uploads.sha256, file.sha256),
        eq(uploads.width, file.width),
        eq(uploads.height, file.height),
      ),
    )
    .limit(1)
  return row?.url
}

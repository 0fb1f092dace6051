import { LIMITS } from '@shiji/contract/limits.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { AdminActor, BuyerActor, Ctx, SellerActor } from '../../../infra/context.ts'
import { lockFor } from '../../../infra/database/lock-for.ts'
import { transact } from '../../../infra/database/transact.ts'
import { limit } from '../../../infra/limits/rate.ts'
import { fetchForeign } from '../../../infra/outside/fetch-foreign.ts'
import { sameUpload } from '../data/upload.repo.ts'
import { picturePlan } from '../domain/upload-plan.ts'
import { drawPicture, type Kept, newAddress, recordUpload, sha256Of } from './kept-file.ts'

const HOUR_MS = 3_600_000
const FIELD = 'avatar'
const PLAN = picturePlan(FIELD, undefined)

type Person = Ctx<BuyerActor | SellerActor | AdminActor>

/**
 * Fetches the picture at an address of another host, re-encodes it like an uploaded avatar and returns the address of
 * the new file; the same picture of the same person is stored once. Refuses with `upload.*`, and 429 past 30 tries an
 * hour.
 */
export async function keepForeignAvatar(ctx: Person, address: string): Promise<string> {
  if (ctx.inTransaction) throw new Error('a picture is fetched outside of transactions')
  const key = `foreign_picture:${ctx.actor.kind}:${ctx.actor.id}`
  await limit(ctx, { key, max: LIMITS.foreignPicture.perHour, windowMs: HOUR_MS })
  if (!(await ctx.ports.files.hasRoom(ctx.config))) throw new AppError('upload.no_space')
  const bytes = await fetchForeign(address, { log: ctx.log, internet: ctx.ports.internet })
  return keepOnce(ctx, await drawPicture(newAddress(ctx), bytes, PLAN), sha256Of(bytes))
}

/** Writes the file first; a second click removes its own file again. */
async function keepOnce(ctx: Person, kept: Kept, sha256: string): Promise<string> {
  await ctx.ports.files.put(ctx.config, kept.files)
  const once = async (tx: Person): Promise<string> => {
    await lockFor(tx, `avatars:${tx.actor.kind}:${tx.actor.id}`)
    const known = await sameUpload(tx, { field: FIELD, sha256, width: PLAN.width, height: PLAN.height })
    if (known === undefined) await recordUpload(tx, { field: FIELD, kept, sha256 })
    return known ?? kept.url
  }
  // A retry finds the row of a commit whose answer was lost; without any answer the file stays, since such a row may
  // refer to it.
  const url = await transact(ctx, once, { ifUnsure: 'repeat' })
  if (url !== kept.url) await ctx.ports.files.remove(ctx.config, [...kept.files.keys()])
  return url
}

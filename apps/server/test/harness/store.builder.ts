import { randomUUID } from 'node:crypto'
import { fen } from '@shiji/kit/money/fen.ts'
import type { Ctx } from '../../src/infra/context.ts'
import { joinStore, users } from '../../src/modules/identity/index.ts'
import { storeDocuments } from '../../src/modules/store/data/application.table.ts'
import { freights, sealDocument, storeDocument, stores } from '../../src/modules/store/index.ts'

export interface BuiltStore {
  readonly id: number
  readonly ownerId: number
}

/** A passed store that trades, with its owner as a member and a default freight template (¥8 the first kilogram, ¥2 each further). */
export async function aStore(ctx: Ctx, change: Partial<typeof stores.$inferSelect> = {}): Promise<BuiltStore> {
  const id = change.id ?? (await ctx.ids.next())
  const ownerId = change.userId ?? (await anOwner(ctx))
  const now = ctx.clock.now()
  const facts = {
    name: `店铺${id}`,
    nameEn: `Store ${id}`,
    companyName: '',
    areaInfo: '',
    verify: 'passed',
    passedAt: now,
    createdAt: now,
    ...change,
    id,
    userId: ownerId,
  }
  await ctx.db.insert(stores).values({ ...facts, search: storeDocument(facts) })
  await joinStore(ctx, { userId: ownerId, storeId: id, role: 'owner' })
  await aFreight(ctx, id, { isDefault: true })
  return { id, ownerId }
}

/** An account without a usable password; tests open its sessions themselves. */
async function anOwner(ctx: Ctx): Promise<number> {
  const id = await ctx.ids.next()
  const account = { id, username: `owner${id}`, passwordHash: '-', nickname: `Owner ${id}`, createdAt: ctx.clock.now() }
  await ctx.db.insert(users).values(account)
  return id
}

/** A freight template of that store. */
export async function aFreight(
  ctx: Ctx,
  storeId: number,
  change: Partial<typeof freights.$inferSelect> = {},
): Promise<number> {
  const id = change.id ?? (await ctx.ids.next())
  await ctx.db.insert(freights).values({
    name: 'default',
    firstWeight: 1_000,
    firstPrice: fen(800),
    stepWeight: 1_000,
    stepPrice: fen(200),
    createdAt: ctx.clock.now(),
    ...change,
    id,
    storeId,
  })
  return id
}

/** A document of the application that this person is filling in; returns its id. */
export async function aDocument(ctx: Ctx, ownerId: number): Promise<number> {
  const storeId = await ctx.ids.next()
  await ctx.db.insert(stores).values({ id: storeId, userId: ownerId, name: '', createdAt: ctx.clock.now() })
  return aDocumentOf(ctx, storeId)
}

/** A document of a store; returns its id. */
export async function aDocumentOf(ctx: Ctx, storeId: number): Promise<number> {
  const id = await ctx.ids.next()
  // Servers of one process share a folder of files, and their ids may be equal.
  const address = `/private/test/${randomUUID()}`
  const document = { id, storeId, field: 'id_card_t' as const, address, keyId: ctx.keys.newest('document').id }
  const picture = Buffer.from('a picture')
  await ctx.ports.files.put(ctx.config, new Map([[address, sealDocument(ctx.keys, document, picture)]]))
  await ctx.db.insert(storeDocuments).values({
    ...document,
    mime: 'image/webp',
    width: 1,
    height: 1,
    bytes: picture.length,
    createdAt: ctx.clock.now(),
  })
  return id
}

import type { AddressInput } from '@shiji/contract/identity/identity.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { and, count, desc, eq, inArray } from 'drizzle-orm'
import { AppError, InvalidInput } from '../../../infra/app-error.ts'
import type { BuyerActor, Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { areas } from '../../platform/index.ts'
import { addresses, users } from '../data/account.table.ts'

/** Adds an address; the first one is the default. Refuses divisions that do not belong together and more addresses than a buyer may keep. */
export async function addAddress(ctx: Ctx<BuyerActor>, input: AddressInput): Promise<{ id: number }> {
  return inTurn(ctx, async tx => {
    const [present] = await tx.db.select({ n: count() }).from(addresses).where(eq(addresses.userId, tx.actor.id))
    const before = present?.n ?? 0
    const { perBuyer } = LIMITS.address
    if (before >= perBuyer) throw new AppError('address.full', { limit: perBuyer })
    const columns = await columnsOf(tx, input)
    const isDefault = before === 0 || input.is_default === true
    if (isDefault) await clearDefault(tx)
    const id = await tx.ids.next()
    await tx.db.insert(addresses).values({ id, userId: tx.actor.id, ...columns, isDefault, createdAt: tx.clock.now() })
    return { id }
  })
}

/** Changes one of the buyer's addresses. The default stays the default until another one becomes it. */
export async function changeAddress(ctx: Ctx<BuyerActor>, id: number, input: AddressInput): Promise<{ id: number }> {
  return inTurn(ctx, async tx => {
    const columns = await columnsOf(tx, input)
    if (input.is_default === true) await clearDefault(tx)
    const isDefault = input.is_default === true ? { isDefault: true } : {}
    const changed = await tx.db
      .update(addresses)
      .set({ ...columns, ...isDefault })
      .where(own(tx, id))
      .returning({ id: addresses.id })
    if (changed.length === 0) throw new AppError('record.missing')
    return { id }
  })
}

/** Makes one of the buyer's addresses the default. */
export async function makeDefaultAddress(ctx: Ctx<BuyerActor>, id: number): Promise<{ id: number }> {
  return inTurn(ctx, async tx => {
    await clearDefault(tx)
    const changed = await tx.db
      .update(addresses)
      .set({ isDefault: true })
      .where(own(tx, id))
      .returning({ id: addresses.id })
    if (changed.length === 0) throw new AppError('record.missing')
    return { id }
  })
}

/** Deletes addresses of the buyer, all or none; when the default goes, the newest of the rest takes its place. */
export async function removeAddresses(ctx: Ctx<BuyerActor>, ids: readonly number[]): Promise<{ deleted: number }> {
  return inTurn(ctx, async tx => {
    const gone = await tx.db
      .delete(addresses)
      .where(and(inArray(addresses.id, [...ids]), eq(addresses.userId, tx.actor.id)))
      .returning({ wasDefault: addresses.isDefault })
    if (gone.length !== ids.length) throw new AppError('record.missing')
    if (gone.some(row => row.wasDefault)) await appointDefault(tx)
    return { deleted: gone.length }
  })
}

/** Changes of one buyer's addresses wait for each other, so that exactly one is the default. */
const inTurn = <T>(ctx: Ctx<BuyerActor>, work: (tx: Ctx<BuyerActor>) => Promise<T>): Promise<T> =>
  transact(ctx, async tx => {
    await tx.db.select({ id: users.id }).from(users).where(eq(users.id, tx.actor.id)).for('no key update')
    return work(tx)
  })

const own = (tx: Ctx<BuyerActor>, id: number) => and(eq(addresses.id, id), eq(addresses.userId, tx.actor.id))

async function clearDefault(tx: Ctx<BuyerActor>): Promise<void> {
  await tx.db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, tx.actor.id), eq(addresses.isDefault, true)))
}

async function appointDefault(tx: Ctx<BuyerActor>): Promise<void> {
  const newest = tx.db
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.userId, tx.actor.id))
    .orderBy(desc(addresses.id))
    .limit(1)
  await tx.db.update(addresses).set({ isDefault: true }).where(inArray(addresses.id, newest))
}

async function columnsOf(tx: Ctx, input: AddressInput) {
  const chain = [input.province_id, input.city_id, input.region_id]
  const rows = await tx.db.select().from(areas).where(inArray(areas.id, chain))
  const [province, city, region] = chain.map(id => rows.find(row => row.id === id))
  if (province?.pid !== 0) throw new InvalidInput([{ field: 'province_id', key: 'refusal.not_a_choice' }])
  if (city?.pid !== province.id) throw new InvalidInput([{ field: 'city_id', key: 'refusal.not_a_choice' }])
  if (region?.pid !== city.id) throw new InvalidInput([{ field: 'region_id', key: 'refusal.not_a_choice' }])
  return {
    receiveName: input.receive_name,
    receiveTel: input.receive_tel,
    provinceId: province.id,
    cityId: city.id,
    regionId: region.id,
    areaInfo: [province, city, region].map(row => row.nameZh).join(' '),
    address: input.address,
  }
}

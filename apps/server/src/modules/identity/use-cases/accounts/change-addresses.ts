import type { AddressInput } from '@shiji/contract/identity/identity.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { AppError, InvalidInput } from '../../../../infra/app-error.ts'
import type { BuyerActor, Ctx } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { areasById } from '../../../platform/index.ts'
import {
  appointDefaultAddress,
  clearDefaultAddress,
  countAddresses,
  deleteAddresses,
  insertAddress,
  updateAddress,
} from '../../data/accounts/address.repo.ts'
import { holdUser } from '../../data/accounts/user.repo.ts'

/**
 * Adds an address; the first one is the default. Refuses divisions that do not belong together and more addresses than
 * a buyer may have.
 */
export async function addAddress(ctx: Ctx<BuyerActor>, input: AddressInput): Promise<{ id: number }> {
  return inTurn(ctx, async tx => {
    const before = await countAddresses(tx)
    const { perBuyer } = LIMITS.address
    if (before >= perBuyer) throw new AppError('address.full', { limit: perBuyer })
    const columns = await columnsOf(tx, input)
    const isDefault = before === 0 || input.is_default === true
    if (isDefault) await clearDefaultAddress(tx)
    const id = await tx.ids.next()
    await insertAddress(tx, id, { ...columns, isDefault })
    return { id }
  })
}

/** Changes one of the buyer's addresses. The default stays the default until another one becomes it. */
export async function changeAddress(ctx: Ctx<BuyerActor>, id: number, input: AddressInput): Promise<{ id: number }> {
  return inTurn(ctx, async tx => {
    const columns = await columnsOf(tx, input)
    if (input.is_default === true) await clearDefaultAddress(tx)
    const isDefault = input.is_default === true ? { isDefault: true } : {}
    if (!(await updateAddress(tx, id, { ...columns, ...isDefault }))) throw new AppError('record.missing')
    return { id }
  })
}

/** Makes one of the buyer's addresses the default. */
export async function makeDefaultAddress(ctx: Ctx<BuyerActor>, id: number): Promise<{ id: number }> {
  return inTurn(ctx, async tx => {
    await clearDefaultAddress(tx)
    if (!(await updateAddress(tx, id, { isDefault: true }))) throw new AppError('record.missing')
    return { id }
  })
}

/**
 * Deletes addresses of the buyer, all or none; when the default is deleted, the newest of the rest becomes the default.
 */
export async function removeAddresses(ctx: Ctx<BuyerActor>, ids: readonly number[]): Promise<{ deleted: number }> {
  return inTurn(ctx, async tx => {
    const gone = await deleteAddresses(tx, ids)
    if (gone.length !== ids.length) throw new AppError('record.missing')
    if (gone.some(row => row.wasDefault)) await appointDefaultAddress(tx)
    return { deleted: gone.length }
  })
}

/** Changes of one buyer's addresses wait for each other, so that exactly one is the default. */
const inTurn = <T>(ctx: Ctx<BuyerActor>, work: (tx: Ctx<BuyerActor>) => Promise<T>): Promise<T> =>
  transact(ctx, async tx => {
    await holdUser(tx, tx.scope.id)
    return work(tx)
  })

async function columnsOf(tx: Ctx, input: AddressInput) {
  const chain = [input.province_id, input.city_id, input.region_id]
  const rows = await areasById(tx, chain)
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

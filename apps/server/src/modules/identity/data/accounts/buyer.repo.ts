import type { Ctx } from '../../../../infra/context.ts'
import { named } from '../../../../infra/database/named.ts'
import type { BuyerScope } from '../../../../infra/scope.ts'
import { ownerOf } from '../../../../records/in-scope.ts'

/** An address as an order copies it. */
export interface BuyerAddress {
  readonly id: number
  readonly receiveName: string
  readonly receiveTel: string
  readonly provinceId: number
  readonly cityId: number
  readonly regionId: number
  readonly areaInfo: string
  readonly address: string
}

interface AddressRow {
  readonly id: string | null
  readonly receive_name: string
  readonly receive_tel: string
  readonly province_id: string
  readonly city_id: string
  readonly region_id: string
  readonly area_info: string
  readonly address: string
}

const LOCK_BUYER = `
  select a.id, a.receive_name, a.receive_tel, a.province_id, a.city_id, a.region_id, a.area_info, a.address
  from users u left join addresses a on a.id = $2 and a.user_id = u.id
  where u.id = $1 for no key update of u`

/**
 * The buyer's address; undefined for a foreign or missing one. Locks the buyer's row until the transaction ends, so
 * that orders of one person are placed one after the other and a repeat can be seen.
 */
export async function lockBuyer(tx: Ctx, buyer: BuyerScope, addressId: number): Promise<BuyerAddress | undefined> {
  const [row] = await named<AddressRow>(tx, 'order_lock_buyer', LOCK_BUYER, [ownerOf(buyer), addressId])
  if (row === undefined || row.id === null) return undefined
  return {
    id: Number(row.id),
    receiveName: row.receive_name,
    receiveTel: row.receive_tel,
    provinceId: Number(row.province_id),
    cityId: Number(row.city_id),
    regionId: Number(row.region_id),
    areaInfo: row.area_info,
    address: row.address,
  }
}

import type { ResourceRow } from '@shiji/api/resource/resource.api.ts'
import type { LifeEntry, OrderDetail, OrderLine } from '@shiji/contract/order/order.ts'

type Parcel = OrderDetail['parcels'][number]

const list = (row: ResourceRow, field: string): readonly unknown[] => {
  const value = row[field]
  return Array.isArray(value) ? value : []
}

// Parse boundary: the server's answers follow the contract; here a generic row gets its type.
const isLine = (value: unknown): value is OrderLine =>
  typeof value === 'object' && value !== null && 'goods_name' in value && 'buy_num' in value
const isParcel = (value: unknown): value is Parcel =>
  typeof value === 'object' && value !== null && 'express_name' in value && 'number' in value
const isLife = (value: unknown): value is LifeEntry =>
  typeof value === 'object' && value !== null && 'at' in value && 'key' in value

/** Lines of an order row. */
export const orderLines = (row: ResourceRow): OrderLine[] => list(row, 'order_goods').filter(isLine)
/** Parcels of an order's detail. */
export const parcelsOf = (row: ResourceRow): Parcel[] => list(row, 'parcels').filter(isParcel)
/** "Life of this order" of an order's detail. */
export const lifeOf = (row: ResourceRow): LifeEntry[] => list(row, 'life').filter(isLife)

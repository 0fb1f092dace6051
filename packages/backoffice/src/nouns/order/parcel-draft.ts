import type { OrderLine, OrderRow, ShipInput } from '@shiji/contract/order/order.ts'

/** The input for a parcel. */
export interface ParcelDraft {
  readonly orderId: number
  /** Key of a parcel within its order. */
  readonly key: number
  /** Code of the express company; undefined until one is chosen. */
  readonly code?: string
  /** Code of the company that was selected when the number was typed, for numbers that match no company. */
  readonly usual?: string
  readonly number: string
  /** Pieces of each line that go into it; undefined for all that waits. */
  readonly goods?: Readonly<Record<number, number | undefined>> | undefined
}

/** Error message of a parcel. */
export interface ParcelProblem {
  readonly company?: string | undefined
  readonly number?: string | undefined
  /** About its goods as a whole. */
  readonly goods?: string | undefined
  /** By line of the order. */
  readonly pieces?: Readonly<Record<number, string>> | undefined
}

/** Pieces of a line that are in no parcel yet. */
export const waitingOf = (line: Pick<OrderLine, 'buy_num' | 'shipped_num'>): number => line.buy_num - line.shipped_num

/** Lines of an order of which pieces wait. */
export const waitingLines = (order: Pick<OrderRow, 'order_goods'>): readonly OrderLine[] =>
  order.order_goods.filter(line => waitingOf(line) > 0)

/** What goes into a parcel as sent to the server; undefined for all that waits. */
export const chosenGoods = ({ goods }: ParcelDraft): { line_id: number; pieces: number }[] | undefined =>
  goods &&
  Object.entries(goods).flatMap(([line, pieces = 0]) => (pieces > 0 ? [{ line_id: Number(line), pieces }] : []))

/** Whether pieces of an order still wait after these parcels. */
export function leavesRest(order: Pick<OrderRow, 'order_goods'>, parcels: readonly ParcelDraft[]): boolean {
  const chosen = parcels.map(chosenGoods)
  if (chosen.some(goods => goods === undefined)) return false
  const sent = chosen.flatMap(goods => goods ?? []).reduce((sum, { pieces }) => sum + pieces, 0)
  return sent < order.order_goods.reduce((sum, line) => sum + waitingOf(line), 0)
}

/** Label of a parcel in the dialog. */
export const parcelId = ({ orderId, key }: ParcelDraft): string => `${orderId}-${key}`

const NUMBER = /^[A-Za-z0-9-]{4,40}$/

/** Checks a tracking number by the server's rule: 4 to 40 letters, digits or hyphens. */
export const isTrackingNumber = (text: string): boolean => NUMBER.test(text.trim())

/** A parcel as sent to the server. */
export function toParcel(parcel: ParcelDraft, code: string): ShipInput['orders'][number] {
  const goods = chosenGoods(parcel)
  return {
    id: parcel.orderId,
    delivery_code: code,
    delivery_no: parcel.number.trim(),
    ...(goods === undefined ? {} : { goods }),
  }
}

/** Messages of the server for a parcel of the call, by its index: `orders.0.delivery_no`, `orders.0.goods.1.pieces`. */
export function problemsByPlace(
  fields: Readonly<Record<string, string>>,
  place: number,
  parcel: ParcelDraft,
): ParcelProblem {
  const at = (part: string): string | undefined => fields[`orders.${place}.${part}`]
  const pieces = (chosenGoods(parcel) ?? []).flatMap(({ line_id }, index) => {
    const text = at(`goods.${index}.pieces`) ?? at(`goods.${index}.line_id`)
    return text === undefined ? [] : [[line_id, text] as const]
  })
  return {
    company: at('delivery_code'),
    number: at('delivery_no'),
    goods: at('goods'),
    ...(pieces.length > 0 ? { pieces: Object.fromEntries(pieces) } : {}),
  }
}

/** Whether a parcel has a problem. */
export const isWrong = ({ company, number, goods, pieces }: ParcelProblem): boolean =>
  company !== undefined || number !== undefined || goods !== undefined || pieces !== undefined

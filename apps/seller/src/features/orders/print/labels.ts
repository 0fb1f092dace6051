import type { PrintLine, PrintOrder } from '@shiji/contract/order/shipping/print.ts'

/** Pieces of a line on paper. */
export interface PaperLine {
  readonly line: PrintLine
  readonly pieces: number
}

/** A waybill: what one parcel is, or will be. */
export interface Label {
  readonly key: string
  /** The first of its orders; receiver and remark are printed from it. */
  readonly order: PrintOrder
  /** All orders in it. */
  readonly numbers: readonly string[]
  readonly remarks: readonly string[]
  /** Its company and number; undefined before it is shipped. */
  readonly parcel: PrintOrder['parcels'][number] | undefined
  readonly lines: readonly PaperLine[]
}

/** Orders of which papers are printed. */
export const printable = (orders: readonly PrintOrder[]): readonly PrintOrder[] =>
  orders.filter(order => order.may_print)

/** What still waits of an order. */
export const waitingLines = (order: PrintOrder): readonly PaperLine[] =>
  order.lines.flatMap(line => (line.waiting_num > 0 ? [{ line, pieces: line.waiting_num }] : []))

/**
 * The waybills of orders: one for each parcel, one for what still waits of each order, and one alone for a parcel that
 * carries several orders.
 */
export function labelsOf(orders: readonly PrintOrder[]): readonly Label[] {
  const labels = printable(orders).flatMap((order): Label[] => {
    const own = { order, numbers: [order.order_no], remarks: order.remark === '' ? [] : [order.remark] }
    const sent = order.parcels.map((parcel): Label => {
      const lines = parcel.goods.flatMap(({ line_id, pieces }) => {
        const line = order.lines.find(each => each.id === line_id)
        return line === undefined ? [] : [{ line, pieces }]
      })
      const key = parcel.merged_id === null ? `p${parcel.id}` : `m${parcel.merged_id}`
      return { ...own, key, parcel, lines }
    })
    const rest = waitingLines(order)
    return rest.length > 0 ? [...sent, { ...own, key: `o${order.id}`, parcel: undefined, lines: rest }] : sent
  })
  return [...Map.groupBy(labels, label => label.key).values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [
          {
            ...first,
            numbers: [first, ...others].flatMap(label => label.numbers),
            remarks: [first, ...others].flatMap(label => label.remarks),
            lines: [first, ...others].flatMap(label => label.lines),
          },
        ],
  )
}

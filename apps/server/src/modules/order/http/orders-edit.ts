import type { OrdersEdit } from '@shiji/contract/order/order.ts'
import { type FieldProblem, InvalidInput } from '../../../infra/app-error.ts'
import type { ParcelToShip } from '../use-cases/ship-orders.ts'

/** The parcels of a call: a list, or one order in the original's own shape. Throws `request.invalid` naming what is missing. */
export function parcelsOf(body: OrdersEdit): ParcelToShip[] {
  if (body.orders !== undefined)
    return body.orders.map(({ id, delivery_code, delivery_no, goods }) => ({
      orderId: id,
      expressCode: delivery_code,
      number: delivery_no,
      goods: goods?.map(({ line_id, pieces }) => ({ lineId: line_id, pieces })),
    }))
  const { id, delivery_code, delivery_no } = body
  if (id === undefined || delivery_code === undefined || delivery_no === undefined)
    throw missing({ id, delivery_code, delivery_no })
  return [{ orderId: id, expressCode: delivery_code, number: delivery_no }]
}

/** Refuses with a message on every field without a value. */
export function missing(fields: Readonly<Record<string, unknown>>): InvalidInput {
  const names = Object.keys(fields).filter(name => fields[name] === undefined)
  return new InvalidInput(names.map((field): FieldProblem => ({ field, key: 'error.required' })))
}

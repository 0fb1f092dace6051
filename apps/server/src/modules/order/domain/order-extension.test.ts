import { describe, expect, it } from 'vitest'
import { orderMachine } from './order.machine.ts'
import { extendOrders, type OrderExtension } from './order-extension.ts'

const recall: OrderExtension = {
  states: ['recalled'],
  moves: { recall: { from: ['waiting_receipt'], to: 'recalled', by: ['seller'] } },
  permissions: { recall: 'order.ship' },
}

describe('the order machine with moves of a module above', () => {
  it('offers them beside its own, with their permissions', () => {
    const { machine, permissionOf } = extendOrders([recall])
    expect(machine().actions('waiting_receipt', 'seller')).toEqual([
      ...orderMachine.actions('waiting_receipt', 'seller'),
      'recall',
    ])
    expect([permissionOf('recall'), permissionOf('ship')]).toEqual(['order.ship', undefined])
  })

  it('is unchanged without any', () => {
    const { machine } = extendOrders([])
    expect(machine().actions('waiting_payment', 'buyer')).toEqual(orderMachine.actions('waiting_payment', 'buyer'))
  })

  it('refuses a name that exists already', () => {
    expect(() => extendOrders([recall, recall])).toThrow()
  })
})

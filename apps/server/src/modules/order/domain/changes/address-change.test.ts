import { describe, expect, it } from 'vitest'
import { addressWay, receiverText } from './address-change.ts'

describe('a change of the address', () => {
  it.each([
    ['waiting_payment', 0, 'direct'],
    ['waiting_delivery', 0, 'request'],
    ['waiting_delivery', 1, 'shipped'],
    ['waiting_receipt', 1, 'shipped'],
    ['completion', 1, 'shipped'],
    ['cancel', 0, 'shipped'],
  ])('of an order that is %s with %i parcels is made like this: %s', (status, parcels, way) => {
    expect(addressWay({ status, parcels })).toBe(way)
  })

  it('is told as one text without empty parts', () => {
    const receiver = { receiveName: '顾青', receiveTel: '13800000001', receiveArea: '', receiveAddress: '海曙路 8 号' }
    expect(receiverText(receiver)).toBe('顾青 13800000001 海曙路 8 号')
  })
})

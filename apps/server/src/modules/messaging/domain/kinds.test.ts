import { INBOX_KINDS } from '@shiji/contract/messaging/inbox.ts'
import { describe, expect, it } from 'vitest'
import { KINDS, visibleKinds } from './kinds.ts'

describe('kinds of messages', () => {
  it('of a buyer are seen without permissions, and no others', () => {
    expect(visibleKinds({ kind: 'buyer' })).toEqual(INBOX_KINDS.filter(name => KINDS[name].to === 'buyer'))
  })

  it('of a store are seen by staff who may open what they refer to', () => {
    expect(visibleKinds({ kind: 'seller', permissions: new Set() })).toEqual([])
    expect(visibleKinds({ kind: 'seller', permissions: new Set(['order.view']) })).toEqual([
      'order_paid',
      'order_received',
      'order_address_requested',
    ])
  })

  it('of the platform are hidden from stores, whatever permissions they have', () => {
    expect(visibleKinds({ kind: 'seller', permissions: new Set(['goods.review']) })).toEqual([])
    expect(visibleKinds({ kind: 'admin', permissions: new Set(['goods.review']) })).toEqual([
      'goods_submitted',
      'goods_change_submitted',
    ])
  })
})

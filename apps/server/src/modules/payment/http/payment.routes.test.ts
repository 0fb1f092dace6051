import type { SmsData } from '@shiji/contract/identity/identity.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { PayCheck, PayPage } from '@shiji/contract/payment/payment.ts'
import { HOUR } from '@shiji/kit/time/duration.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Account } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { aPayer, aShopper, buy, giveMoney, givePayPassword, PAY_PASSWORD, pay, place } from '#harness/trade.builder.ts'
import { createKeyRing } from '../../../infra/keys/key-ring.ts'
import { sealSecret } from '../../../infra/keys/keyed-hash.ts'
import { spendable } from '../../finance/index.ts'
import { users } from '../../identity/index.ts'
import { payments } from '../data/payment.table.ts'

let server: TestApp
let storeId: number
beforeAll(async () => {
  server = await createTestApp()
  storeId = (await aStore(server.ctx)).id
})
afterAll(() => server.close())

const aLamp = () => goodsOf(server.ctx, storeId, { price: 5_000, freightMode: 'free' })
const after = (buyer: Account, body: object) =>
  server.call<PayPage>('POST', '/user/order/after', { token: buyer.token, body })
const send = (buyer: Account, body: object, key = 'k') =>
  server.call('POST', '/user/order/pay', { token: buyer.token, key, body })
const cancel = (buyer: Account, id: number) =>
  server.call('PUT', `/user/order/${id}`, { token: buyer.token, body: { move: 'cancel' } })
const paymentsOf = (userId: number) => server.ctx.db.select().from(payments).where(eq(payments.userId, userId))

describe('the pay page', () => {
  it('shows amount, time, balance and methods, by group or by orders', async () => {
    const buyer = await aPayer(server, 9_000)
    const group = await place(server, buyer, await aLamp())

    const { data } = await after(buyer, { group_id: group.group_id })

    expect(data).toMatchObject({
      group_id: group.group_id,
      amount: 5_000,
      status: 'waiting_payment',
      balance: 9_000,
      has_pay_password: true,
      methods: [
        { name: 'wechat', available: false },
        { name: 'alipay', available: false },
        { name: 'balance', available: true },
      ],
    })
    expect(data.orders.map(order => order.id)).toEqual(group.order_id)
    expect((await after(buyer, { order_id: group.order_id.join(',') })).data).toEqual(data)
  })

  it('is missing for another buyer, for mixed orders, and without orders', async () => {
    const [buyer, other] = [await aPayer(server), await aPayer(server)]
    const mine = await place(server, buyer, await aLamp())
    const theirs = await place(server, other, await aLamp())
    const second = await place(server, buyer, await aLamp())

    expect((await after(other, { group_id: mine.group_id })).code).toBe(404)
    expect((await after(buyer, { order_id: `${mine.order_id[0]},${theirs.order_id[0]}` })).code).toBe(404)
    expect((await after(buyer, { order_id: `${mine.order_id[0]},${second.order_id[0]}` })).code).toBe(404)
    expect((await after(buyer, {})).code).toBe(422)
  })
})

describe('paying from the balance', () => {
  it('takes the money once and marks the orders paid', async () => {
    const buyer = await aPayer(server, 9_000)
    const group = await place(server, buyer, await aLamp())

    expect((await pay(server, buyer, group.group_id)).data.status).toBe('paid')

    expect(await spendable(server.ctx, buyer.id)).toBe(4_000)
    const check = await server.call<PayCheck>('POST', '/user/order/check', {
      token: buyer.token,
      body: { group_id: group.group_id },
    })
    expect(check.data).toEqual({ group_id: group.group_id, status: 'paid', paid: true })
    expect((await after(buyer, { group_id: group.group_id })).data).toMatchObject({ status: 'paid', amount: 5_000 })
    expect(await paymentsOf(buyer.id)).toMatchObject([{ status: 'paid', amount: 5_000, method: 'balance' }])
  })

  it('gives the first answer to a repeated key and refuses a second payment', async () => {
    const buyer = await aPayer(server)
    const { group_id } = await place(server, buyer, await aLamp())
    const first = await pay(server, buyer, group_id, 'one')

    expect((await pay(server, buyer, group_id, 'one')).data).toEqual(first.data)
    expect(await pay(server, buyer, group_id, 'two')).toMatchObject({ code: 409, data: { group_id, status: 'paid' } })
    expect(await paymentsOf(buyer.id)).toHaveLength(1)
  })

  it('is refused when the balance is too small, and may be repeated with the same key once it is sufficient', async () => {
    const buyer = await aPayer(server, 4_999)
    const { group_id } = await place(server, buyer, await aLamp())

    expect(await pay(server, buyer, group_id, 'k')).toMatchObject({ code: 400, msg: 'Your balance is too low.' })
    expect(await paymentsOf(buyer.id)).toEqual([])
    await giveMoney(server, buyer.id, 1)
    expect((await pay(server, buyer, group_id, 'k')).code).toBe(200)
    expect(await spendable(server.ctx, buyer.id)).toBe(0)
  })

  it('pays the rest of a group of which an order was cancelled', async () => {
    const other = (await aStore(server.ctx)).id
    const buyer = await aPayer(server, 5_000)
    const second = await goodsOf(server.ctx, other, { price: 3_000, freightMode: 'free' })
    const group = await place(server, buyer, await aLamp(), second)
    await cancel(buyer, group.order_id[1] ?? 0)

    expect((await after(buyer, { group_id: group.group_id })).data.amount).toBe(5_000)
    expect((await pay(server, buyer, group.group_id)).code).toBe(200)
    expect(await spendable(server.ctx, buyer.id)).toBe(0)
  })

  it('is refused for a cancelled group and for another buyer’s', async () => {
    const [buyer, other] = [await aPayer(server), await aPayer(server)]
    const { group_id, order_id } = await place(server, buyer, await aLamp())

    expect((await pay(server, other, group_id)).code).toBe(404)
    await cancel(buyer, order_id[0] ?? 0)
    expect(await pay(server, buyer, group_id)).toMatchObject({ code: 409, data: { status: 'cancel' } })
    expect((await after(buyer, { group_id })).data.status).toBe('cancel')
  })

  it('is a payment like any other when there is nothing to pay', async () => {
    const buyer = await aPayer(server, 0)
    const gift = await goodsOf(server.ctx, storeId, { price: 0, freightMode: 'free' })

    const { order_id } = await buy(server, buyer, gift)

    expect(order_id).toHaveLength(1)
    expect(await paymentsOf(buyer.id)).toMatchObject([{ amount: 0, status: 'paid' }])
  })
})

describe('the payment password', () => {
  it('must be set, and right; five wrong tries lock it for an hour', async () => {
    const buyer = await aShopper(server)
    await giveMoney(server, buyer.id, 10_000)
    const { group_id } = await place(server, buyer, await aLamp())
    const body = (pay_password: string) => ({ group_id, payment_name: 'balance', pay_password })

    expect((await send(buyer, body(PAY_PASSWORD))).msg).toBe('Please set a payment password first.')
    await givePayPassword(server, buyer.id)
    for (let guess = 1; guess < LIMITS.password.payTries; guess += 1)
      expect((await send(buyer, body('000000'))).msg).toBe('The payment password is wrong.')
    expect((await send(buyer, body('000000'))).msg).toContain('in an hour')
    expect((await send(buyer, body(PAY_PASSWORD))).msg).toContain('in an hour')
    expect((await send(buyer, body('12345'))).msg).toBe('Please enter the 0-9 digital payment password.')
    expect(await spendable(server.ctx, buyer.id)).toBe(10_000)
    server.clock.moveBy(HOUR)
    expect((await send(buyer, body(PAY_PASSWORD))).code).toBe(200)
  })
})

describe('a payment password whose key is gone', () => {
  it('is shown on the pay page, refused with a message, and reset by a code to the phone', async () => {
    const buyer = await aPayer(server)
    const gone = createKeyRing([{ id: 'gone', secret: Buffer.alloc(32, 3) }]).newest('pay-password')
    const payPasswordHash = sealSecret(gone, buyer.id, PAY_PASSWORD)
    await server.ctx.db.update(users).set({ payPasswordHash }).where(eq(users.id, buyer.id))
    const { group_id } = await place(server, buyer, await aLamp())

    expect((await after(buyer, { group_id })).data).toMatchObject({ has_pay_password: true, pay_password_lost: true })
    expect((await pay(server, buyer, group_id)).msg).toContain('must be reset')
    const set = (proof: object) =>
      server.call('PUT', '/user/safe/pay_password', { token: buyer.token, body: { pay_password: '246802', ...proof } })
    expect((await set({ current_pay_password: PAY_PASSWORD })).msg).toContain('must be reset')
    const sms = { token: buyer.token, body: { phone: '', name: 'pay_password' } }
    const { data } = await server.call<SmsData>('POST', '/sms', sms)
    expect((await set({ code: data.demo_code })).code).toBe(200)

    expect((await after(buyer, { group_id })).data.pay_password_lost).toBe(false)
    const body = { group_id, payment_name: 'balance', pay_password: '246802' }
    expect((await send(buyer, body)).code).toBe(200)
  })
})

describe('other methods', () => {
  it.each(['wechat', 'alipay'])('%s is listed and not available yet', async payment_name => {
    const buyer = await aPayer(server)
    const { group_id } = await place(server, buyer, await aLamp())
    const refused = await send(buyer, { group_id, payment_name, device: 'scan' })
    expect(refused.msg).toBe('This payment method is not available. Please choose another one.')
  })

  it('no other method exists', async () => {
    const buyer = await aPayer(server)
    expect((await send(buyer, { group_id: 1, payment_name: 'gold' })).code).toBe(422)
  })
})

import { afterAll, describe, expect, it } from 'vitest'
import { closeBrowser, type Locale, newVisitor, type Visitor } from './harness/browser.ts'
import { adjustBalance, enter, expectBooksBalance, expectSettled, moveClock, ship } from './steps/back-office.ts'
import {
  addAddress,
  addToCart,
  checkOut,
  commentFirst,
  findGoods,
  payFromBalance,
  placeOrder,
  receiveFirst,
  register,
} from './steps/buyer.ts'
import { wording } from './steps/wording.ts'

const PASSWORD = 'shiji-demo-1'
const ADMIN = { username: 'admin', password: PASSWORD }
/** Two stores of the demo world with a class that only they sell. */
const STORES = [
  { owner: '13800000002', words: { 'zh-cn': '沙发', en: 'sofas' } },
  { owner: '13900000120', words: { 'zh-cn': '红酒', en: 'wine' } },
] as const

afterAll(closeBrowser)

/** Numbers of the buyer's orders, as shown on their pages. */
async function orderNumbers({ page, open }: Visitor): Promise<string[]> {
  await open('/user/orders')
  await page
    .getByText(/D\d{18}/)
    .first()
    .waitFor()
  return [...new Set(((await page.getByRole('main').textContent()) ?? '').match(/D\d{18}/g) ?? [])]
}

describe.each<[Locale]>([['zh-cn'], ['en']])('a purchase in %s', locale => {
  const say = wording(locale)
  // An unused phone number, also on a server that keeps running after this run.
  const phone = `198${String(Date.now()).slice(-7)}${locale === 'en' ? 1 : 0}`
  const person = { phone, password: 'a-buyers-pass-7', pin: '246813' }

  it('goes from registration over two stores to settlement, and the books balance', async () => {
    const [buyer, admin] = await Promise.all([newVisitor(locale), newVisitor(locale)])
    await register(buyer, say, person)
    await enter(admin, 'Admin', say, ADMIN)
    await adjustBalance(admin, say, phone, '99999.00')

    for (const store of STORES) {
      await findGoods(buyer, store.words[locale])
      await addToCart(buyer, say)
    }
    await checkOut(buyer, say)
    await addAddress(buyer, say, person)
    await placeOrder(buyer, say)
    await payFromBalance(buyer, say, person)
    const numbers = await orderNumbers(buyer)
    const complaints: string[] = []
    expect(numbers).toHaveLength(2)

    for (const [index, store] of STORES.entries()) {
      const seller = await newVisitor(locale)
      await enter(seller, 'Seller', say, { username: store.owner, password: PASSWORD })
      await seller.open('/Seller/orders/wait')
      const own = await ownNumber(seller, numbers)
      await ship(seller, say, own, `SF10000000${index}${phone.slice(-4)}`)
      complaints.push(...seller.complaints)
      await seller.context.close()
    }
    await receiveFirst(buyer, say)
    await receiveFirst(buyer, say)
    const words = locale === 'en' ? 'Just as described.' : '和描述一致。'
    await commentFirst(buyer, say, words)
    await commentFirst(buyer, say, words)

    await moveClock(admin, say)
    for (const number of numbers) await expectSettled(admin, say, number)
    await expectBooksBalance(admin, say)
    expect([...complaints, ...buyer.complaints, ...admin.complaints]).toEqual([])
  })
})

/** The one of the numbers that this seller has to ship. */
async function ownNumber({ page }: Visitor, numbers: readonly string[]): Promise<string> {
  await page
    .getByText(/D\d{18}/)
    .first()
    .waitFor()
  const text = (await page.getByRole('main').textContent()) ?? ''
  const own = numbers.find(number => text.includes(number))
  if (own === undefined) throw new Error('none of the orders is to be shipped here')
  return own
}

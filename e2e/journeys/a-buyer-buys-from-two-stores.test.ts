import { afterAll, describe, expect, it } from 'vitest'
import { closeBrowser } from '../harness/browser.ts'
import { localesOf } from '../harness/locales.ts'
import { Admin } from '../steps/admin.ts'
import { Buyer } from '../steps/buyer.ts'
import { aNewBuyer, DEMO_ADMIN, DEMO_STORES } from '../steps/demo-world.ts'
import { aPerson } from '../steps/person.ts'
import { Seller } from '../steps/seller.ts'

afterAll(closeBrowser)

describe.each(localesOf(import.meta.filename))('a purchase in %s', locale => {
  it('goes from registration over two stores to settlement, and the books balance', async () => {
    const someone = aNewBuyer(locale === 'en' ? 1 : 0)
    const [buyer, admin] = await Promise.all([aPerson(Buyer, locale), aPerson(Admin, locale)])
    await buyer.signsUp(someone)
    await admin.logsIn(DEMO_ADMIN)
    await admin.givesMoney(someone.phone, '99999.00')

    for (const store of DEMO_STORES) {
      await buyer.finds(store.words[locale])
      await buyer.putsInCart()
    }
    await buyer.checksOut(DEMO_STORES.length)
    await buyer.addsAddress(someone)
    await buyer.placesTheOrder()
    await buyer.paysFromBalance(someone)
    const numbers = await buyer.readsOrderNumbers()
    expect(numbers).toHaveLength(2)

    const complaints: string[] = []
    for (const [index, store] of DEMO_STORES.entries()) {
      const seller = await aPerson(Seller, locale)
      await seller.logsIn(store.owner)
      const own = (await seller.readsOrdersToShip()).filter(number => numbers.includes(number))
      expect(own).toHaveLength(1)
      await seller.ships(own.join(), `SF10000000${index}${someone.phone.slice(-4)}`)
      complaints.push(...seller.complaints)
      await seller.closesTheWindow()
    }
    await buyer.confirmsReceipt()
    await buyer.confirmsReceipt()
    const words = locale === 'en' ? 'Just as described.' : '和描述一致。'
    await buyer.reviews(words)
    await buyer.reviews(words)

    await admin.movesTheClock()
    for (const number of numbers) await admin.seesSettled(number)
    await admin.seesTheBooksBalance()
    expect([...complaints, ...buyer.complaints, ...admin.complaints]).toEqual([])
  })
})

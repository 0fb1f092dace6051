import { afterAll, describe, expect, it } from 'vitest'
import { closeBrowser } from '../harness/browser.ts'
import { localesOf } from '../harness/locales.ts'
import { Admin } from '../steps/admin.ts'
import { Buyer } from '../steps/buyer.ts'
import { aNewBuyer, DEMO_ADMIN, DEMO_STORES } from '../steps/demo-world.ts'
import { aPerson } from '../steps/person.ts'
import { Seller } from '../steps/seller.ts'
import { wording } from '../steps/wording.ts'

afterAll(closeBrowser)

const [, { owner, words }] = DEMO_STORES

describe.each(localesOf(import.meta.filename))('a store on holiday in %s', locale => {
  it('sells nothing new at any step of a purchase, takes the payment of an order and ships it, and opens again', async () => {
    const say = wording(locale)
    const someone = aNewBuyer(locale === 'en' ? 5 : 4)
    const [buyer, seller, admin] = await Promise.all([
      aPerson(Buyer, locale),
      aPerson(Seller, locale),
      aPerson(Admin, locale),
    ])
    await buyer.signsUp(someone)
    await admin.logsIn(DEMO_ADMIN)
    await admin.givesMoney(someone.phone, '99999.00')
    await seller.logsIn(owner)

    await buyer.finds(words[locale])
    const goods = buyer.place
    expect(await buyer.isOffered(words[locale], goods)).toBe(true)
    await buyer.opens(goods)
    await buyer.putsInCart()
    await buyer.checksOut(1)
    await buyer.addsAddress(someone)
    await buyer.placesTheOrder()
    const unpaid = buyer.place
    await buyer.finds(words[locale])
    await buyer.putsInCart()
    await buyer.checksOut(1)

    await seller.takesAHoliday('盘点')
    try {
      await buyer.isRefusedTheOrder(say('refusal.store_closed'))
      expect(await buyer.readsCart()).toContain(say('shop_order.cart_problem_store'))
      await buyer.seesTitle(goods, say('shop_goods.gone_store_holiday'))
      expect(await buyer.isOffered(words[locale], goods)).toBe(false)

      await buyer.opens(unpaid)
      await buyer.paysFromBalance(someone)
      const [number = ''] = await buyer.readsOrderNumbers()
      await seller.ships(number, `SF2000000000${someone.phone.slice(-4)}`)
      expect(await seller.readsOrder(number)).toContain(say('status.order.waiting_receipt'))
    } finally {
      await seller.opensAgain()
    }
    expect(await buyer.isOffered(words[locale], goods)).toBe(true)
    await buyer.opens(goods)
    await buyer.putsInCart()
    expect([...buyer.complaints, ...seller.complaints, ...admin.complaints]).toEqual([])
  })
})

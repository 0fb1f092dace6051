import { afterAll, describe, expect, it } from 'vitest'
import { closeBrowser } from '../harness/browser.ts'
import { localesOf } from '../harness/locales.ts'
import { DEMO_OWNER } from '../steps/demo-world.ts'
import { aPerson } from '../steps/person.ts'
import { Seller } from '../steps/seller.ts'
import { wording } from '../steps/wording.ts'

afterAll(closeBrowser)

describe.each(localesOf(import.meta.filename))('a store in %s', locale => {
  it('ships an order that waits, which then is on its way to the buyer', async () => {
    const seller = await aPerson(Seller, locale)
    await seller.logsIn(DEMO_OWNER)
    const [first = ''] = await seller.readsOrdersToShip()
    expect(await seller.readsOrder(first)).toContain(wording(locale)('status.order.waiting_delivery'))

    await seller.ships(first, `YT${String(Date.now()).slice(-10)}`)

    expect(await seller.readsOrder(first)).toContain(wording(locale)('status.order.waiting_receipt'))
    expect(seller.complaints).toEqual([])
  })
})

import { afterAll, describe, expect, it } from 'vitest'
import { closeBrowser } from '../harness/browser.ts'
import { localesOf } from '../harness/locales.ts'
import { Buyer } from '../steps/buyer.ts'
import { aNewBuyer } from '../steps/demo-world.ts'
import { aPerson } from '../steps/person.ts'

afterAll(closeBrowser)

describe.each(localesOf(import.meta.filename))('a visitor in %s', locale => {
  it('signs up by phone, is in at once, and comes back later with the password', async () => {
    const someone = aNewBuyer(locale === 'en' ? 3 : 2)
    const visitor = await aPerson(Buyer, locale)
    await visitor.signsUp(someone)
    expect(await visitor.readsOwnPhone()).toContain(someone.phone.slice(-4))

    await visitor.logsOut()
    expect(await visitor.isAskedToLogIn('/user')).toBe(true)

    await visitor.logsIn(someone)
    expect(await visitor.readsOwnPhone()).toContain(someone.phone.slice(-4))
    expect(visitor.complaints).toEqual([])
  })
})

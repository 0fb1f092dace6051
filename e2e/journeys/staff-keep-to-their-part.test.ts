import { afterAll, describe, expect, it } from 'vitest'
import { closeBrowser } from '../harness/browser.ts'
import { localesOf } from '../harness/locales.ts'
import { DEMO_STAFF } from '../steps/demo-world.ts'
import { aPerson } from '../steps/person.ts'
import { Seller } from '../steps/seller.ts'
import { wording } from '../steps/wording.ts'

afterAll(closeBrowser)

describe.each(localesOf(import.meta.filename))('staff of a store in %s', locale => {
  it('of the warehouse ship and do not answer, those who answer do not ship, and none of them sees the money', async () => {
    const [warehouse, service] = await Promise.all([aPerson(Seller, locale), aPerson(Seller, locale)])
    await warehouse.logsIn(DEMO_STAFF.warehouse)
    await service.logsIn(DEMO_STAFF.service)
    const [number = ''] = await warehouse.readsOrdersToShip()

    expect([await warehouse.mayShip(number), await service.mayShip(number)]).toEqual([true, false])
    const refusals = async (person: Seller) => {
      const found: Record<string, boolean> = {}
      for (const path of ['order_comments', 'stocks', 'money_logs', 'users', 'roles'])
        found[path] = await person.isRefused(`/Seller/${path}`)
      return found
    }
    const both = { money_logs: true, users: true, roles: true }
    expect(await refusals(warehouse)).toEqual({ ...both, order_comments: true, stocks: false })
    expect(await refusals(service)).toEqual({ ...both, order_comments: false, stocks: true })

    await warehouse.ships(number, `YT${String(Date.now()).slice(-10)}`)
    expect(await service.readsOrder(number)).toContain(wording(locale)('status.order.waiting_receipt'))
    expect([...warehouse.complaints, ...service.complaints]).toEqual([])
  })
})

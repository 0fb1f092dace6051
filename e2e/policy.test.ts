import { afterAll, describe, expect, it } from 'vitest'
import { closeBrowser, newVisitor } from './harness/browser.ts'
import { site } from './harness/site.ts'
import { Admin } from './steps/admin.ts'
import { Buyer } from './steps/buyer.ts'
import { DEMO_ADMIN, DEMO_OWNER } from './steps/demo-world.ts'
import { aPerson } from './steps/person.ts'
import { Seller } from './steps/seller.ts'

afterAll(closeBrowser)

describe('the content security policy of the server', () => {
  it.each(['/', '/Seller/', '/Admin/'])(
    'of %s runs scripts of this server alone, none inline, shows its own pictures alone, and shows the page in no frame',
    async path => {
      const policy = (await fetch(site().shop + path)).headers.get('content-security-policy') ?? ''
      const rules = new Map(
        policy.split(';').map(rule => [rule.trim().split(' ')[0], rule.trim().split(' ').slice(1).join(' ')]),
      )
      expect(rules.get('script-src')).toBe("'self'")
      expect(rules.get('connect-src')).toBe("'self'")
      expect(rules.get('img-src')).toBe("'self' data: blob:")
      expect(rules.get('object-src')).toBe("'none'")
      expect(rules.get('base-uri')).toBe("'self'")
      expect(rules.get('frame-ancestors')).toBe("'none'")
    },
  )

  it('blocks a script that was put into a page, and the visitor notes it (so that a silent journey means something)', async () => {
    const visitor = await newVisitor('en')
    await visitor.open('/')
    await visitor.page.getByRole('heading', { level: 1 }).first().waitFor()
    await visitor.page.waitForLoadState('networkidle')
    expect(visitor.complaints).toEqual([])

    await visitor.page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "taken over"'
      document.body.append(script)
    })

    await expect.poll(() => visitor.complaints.join('\n')).toContain('blocked by the policy: script-src-elem inline')
    expect(await visitor.page.title()).not.toBe('taken over')
  })

  it('lets every page of the shop work without a complaint', async () => {
    const buyer = await aPerson(Buyer, 'en')
    await buyer.walks(['/', '/login', '/register', '/search', '/carts', await buyer.readsFirstGoods()])
    expect(buyer.complaints).toEqual([])
  })

  it('lets the pages of both back offices work without a complaint', async () => {
    const [seller, admin] = [await aPerson(Seller, 'en'), await aPerson(Admin, 'en')]
    await seller.logsIn(DEMO_OWNER)
    await seller.walks([
      '/Seller/dashboard',
      '/Seller/goods',
      '/Seller/orders',
      '/Seller/order_settlements',
      '/Seller/money_logs',
    ])
    await admin.logsIn(DEMO_ADMIN)
    await admin.walks([
      '/Admin/dashboard',
      '/Admin/users',
      '/Admin/goods',
      '/Admin/orders',
      '/Admin/expresses',
      '/Admin/books',
      '/Admin/jobs',
    ])
    expect([...seller.complaints, ...admin.complaints]).toEqual([])
  })
})

import { afterAll, describe, expect, inject, it } from 'vitest'
import { closeBrowser, newVisitor, type Visitor } from './harness/browser.ts'
import { enter } from './steps/back-office.ts'
import { wording } from './steps/wording.ts'

const PASSWORD = 'shiji-demo-1'
const OWNER = { username: '13800000002', password: PASSWORD }
const ADMIN = { username: 'admin', password: PASSWORD }
const say = wording('en')

afterAll(closeBrowser)

/** Opens each page, waits for its heading and for everything that it loads. */
async function walk({ page, open }: Visitor, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await open(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
  }
}

async function firstGoods({ page, open }: Visitor): Promise<string> {
  await open('/search')
  const link = page.getByRole('main').locator('a[href^="/goods/"]').first()
  await link.waitFor()
  return (await link.getAttribute('href')) ?? ''
}

describe('the content security policy of the server', () => {
  it.each(['/', '/Seller/', '/Admin/'])(
    'of %s runs scripts of this server alone, none inline, shows its own pictures alone, and shows the page in no frame',
    async path => {
      const policy = (await fetch(inject('serverUrl') + path)).headers.get('content-security-policy') ?? ''
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
    await walk(visitor, ['/'])
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
    const visitor = await newVisitor('en')
    await walk(visitor, ['/', '/login', '/register', '/search', '/carts', await firstGoods(visitor)])
    expect(visitor.complaints).toEqual([])
  })

  it('lets the pages of both back offices work without a complaint', async () => {
    const [seller, admin] = [await newVisitor('en'), await newVisitor('en')]
    await enter(seller, 'Seller', say, OWNER)
    await walk(seller, [
      '/Seller/dashboard',
      '/Seller/goods',
      '/Seller/orders',
      '/Seller/order_settlements',
      '/Seller/money_logs',
    ])
    await enter(admin, 'Admin', say, ADMIN)
    await walk(admin, [
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

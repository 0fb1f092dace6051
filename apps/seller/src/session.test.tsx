import { loggedIn } from '@shiji/backoffice/testing/a-person.ts'
import { Refusal } from '@shiji/backoffice/testing/fake-server.ts'
import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './views/money-logs/index.tsx'

const open = (options: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'seller',
    screen,
    at: '/money_logs?page=2',
    ...options,
    answers: { 'GET /Seller/money_logs': listOf([]), 'POST /logout': null, ...options.answers },
  })

describe('the session of the seller area (spec §4)', () => {
  it('if missing, redirects a protected page to the login of this area', async () => {
    const page = await open({ keys: {} })
    await page.findByLabelText('User name')
    expect(page.address()).toBe(`/login?from=${encodeURIComponent('/money_logs?page=2')}`)
    expect(page.server.paths()).not.toContain('GET /Seller/load_menu')
  })

  it('is not that of the platform: an admin token opens no page here', async () => {
    const page = await open({ keys: loggedIn('admin') })
    await page.findByLabelText('User name')
    expect(page.server.asked.map(asked => asked.token).filter(token => token !== null)).toEqual([])
    expect(page.storage.keys.get('admin_token')).toBe('t1')
  })

  it('if expired, clears the token of this area alone and returns to the page after login', async () => {
    const keys = { ...loggedIn('seller'), ...loggedIn('admin') }
    const page = await open({ keys, answers: { 'GET /Seller/money_logs': new Refusal(401, 'Please log in again.') } })
    await page.findByLabelText('User name')
    await page.findByText('Please log in again.')
    expect(page.address()).toBe(`/login?from=${encodeURIComponent('/money_logs?page=2')}`)
    expect(page.storage.keys.has('seller_token')).toBe(false)
    expect(page.storage.keys.get('admin_token')).toBe('t1')
  })

  it('ends with logout at the login of this area, whatever the server answers', async () => {
    const page = await open({ answers: { 'POST /logout': new Refusal(500, 'Broken.') } })
    await page.user.click(await page.findByRole('button', { name: 'Log out' }))
    await page.findByLabelText('User name')
    expect(page.address()).toBe('/login')
    expect([page.storage.keys.has('seller_token'), page.storage.keys.has('seller_user')]).toEqual([false, false])
  })

  it('asks the server with the prefix and the token of this area', async () => {
    const page = await open({ keys: { ...loggedIn('admin'), ...loggedIn('seller'), seller_token: 't9' } })
    await page.findByText('No data')
    const asked = page.server.asked.filter(each => each.token !== null)
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.every(each => each.token === 't9' && !each.path.startsWith('/Admin'))).toBe(true)
  })
})

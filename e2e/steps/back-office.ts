import { expect } from 'vitest'
import type { Visitor } from '../harness/browser.ts'
import { modal } from './modal.ts'
import type { Say } from './wording.ts'

export interface Account {
  readonly username: string
  readonly password: string
}

/** Logs in to a back office through its form. */
export async function enter(
  { page, open }: Visitor,
  area: 'Seller' | 'Admin',
  say: Say,
  account: Account,
): Promise<void> {
  await open(`/${area}/login`)
  await page.locator('input[autocomplete="username"]').fill(account.username)
  await page.locator('input[autocomplete="current-password"]').fill(account.password)
  await page.locator('form button[type=submit]').first().click()
  await page.waitForURL(url => !url.pathname.endsWith('/login'), { timeout: 60_000 })
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(say('common.brand')).not.toBe('')
}

/** Gives a buyer money, with a reason: admin → users → adjust. */
export async function adjustBalance({ page, open }: Visitor, say: Say, phone: string, yuan: string): Promise<void> {
  await open('/Admin/users')
  await page.getByRole('button', { name: say('table.search'), exact: true }).click()
  await page.getByRole('textbox', { name: say('records.username') }).fill(phone)
  await page.getByRole('button', { name: say('table.query') }).click()
  const row = page.getByRole('row').filter({ hasText: phone })
  // The head and the one that was found; the line of sums has no box.
  await expect
    .poll(() =>
      page
        .getByRole('row')
        .filter({ has: page.getByRole('checkbox') })
        .count(),
    )
    .toBe(2)
  await row.getByRole('button', { name: say('table.more') }).click()
  await page.getByRole('menuitem', { name: say('records.adjust') }).click()
  const dialog = modal(page)
  await dialog.getByLabel(say('records.amount_signed')).fill(yuan)
  await dialog.getByLabel(say('common.reason')).fill('top-up')
  await dialog.getByRole('button', { name: say('common.confirm') }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Ships the order with that number: seller → to ship → ship. */
export async function ship({ page, open }: Visitor, say: Say, orderNo: string, tracking: string): Promise<void> {
  await open('/Seller/orders/wait')
  const row = page.getByRole('row').filter({ hasText: orderNo })
  await row.getByRole('button', { name: say('records.ship') }).click()
  const dialog = modal(page)
  await dialog.getByLabel(say('records.tracking_no')).fill(tracking)
  await dialog.getByRole('button', { name: say('records.ship') }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => row.count()).toBe(0)
}

/** Moves the clock of the demo by eight days, once it has said what falls due. */
export async function moveClock({ page, open }: Visitor, say: Say): Promise<void> {
  await open('/Admin/clock')
  const now = page.locator('main p[aria-live]')
  const before = await now.textContent()
  await page.getByRole('button', { name: say('operations.clock_step.days_8') }).click()
  const asked = page.locator('[aria-modal=true]')
  await asked.getByText(say('common.loading')).waitFor({ state: 'detached' })
  await asked.getByRole('button', { name: say('operations.clock_go') }).click()
  await expect.poll(() => now.textContent()).not.toBe(before)
}

/** Waits until the order is among the settlements. */
export async function expectSettled({ page, open }: Visitor, say: Say, orderNo: string): Promise<void> {
  await open('/Admin/order_settlements')
  await page.getByRole('button', { name: say('table.search'), exact: true }).click()
  const field = page.getByRole('textbox', { name: say('records.order_no'), exact: true })
  const rows = page.getByRole('row').filter({ hasText: orderNo })
  await expect
    .poll(
      async () => {
        await field.fill(orderNo)
        await page.getByRole('button', { name: say('table.query') }).click()
        return rows.count()
      },
      { timeout: 90_000, interval: 2_000 },
    )
    .toBe(1)
}

/** The books page says that everything balances and lists no check that fails, once the sweep is through with the moved time. */
export async function expectBooksBalance({ page, open }: Visitor, say: Say): Promise<void> {
  const balance = page.getByText(say('operations.books_balance'))
  await expect
    .poll(
      async () => {
        await open('/Admin/books')
        const read = page.waitForResponse(answer => /\/Admin\/books$/.test(answer.url()))
        await page.getByRole('button', { name: say('operations.check_now') }).click()
        await read
        await page.getByText(say('operations.books_checking')).waitFor({ state: 'hidden' })
        return balance.count()
      },
      { timeout: 90_000, interval: 4_000 },
    )
    .toBe(1)
}

import { expect } from 'vitest'
import { BackOfficeUser } from './back-office-user.ts'
import { fieldOf } from './field.ts'

/** Someone of the platform. */
export class Admin extends BackOfficeUser {
  protected readonly area = 'Admin'

  /** Gives a buyer money, with a reason: users → adjust. */
  async givesMoney(phone: string, yuan: string): Promise<void> {
    const { page, say } = this
    await this.opens('/Admin/users')
    await this.opensSearch()
    await page.getByRole('textbox', { name: say('records.username') }).fill(phone)
    await this.asksTheList()
    // The head and the one that was found; the line of sums has no box.
    const boxed = page.getByRole('row').filter({ has: page.getByRole('checkbox') })
    await expect.poll(() => boxed.count()).toBe(2)
    await this.row(phone)
      .getByRole('button', { name: say('table.more') })
      .click()
    await page.getByRole('menuitem', { name: say('records.adjust') }).click()
    const dialog = page.getByRole('dialog', { name: say('records.adjust') })
    await fieldOf(dialog, say('records.amount_signed')).fill(yuan)
    await fieldOf(dialog, say('common.reason')).fill('top-up')
    await dialog.getByRole('button', { name: say('common.confirm') }).click()
    await dialog.waitFor({ state: 'detached' })
  }

  /** Moves the clock of the demo, by eight days unless told otherwise, once it has said what falls due. */
  async movesTheClock(step: 'day' | 'days_8' = 'days_8'): Promise<void> {
    const { page, say } = this
    await this.opens('/Admin/clock')
    await page.getByRole('button', { name: say(`operations.clock_step.${step}`), exact: true }).click()
    const question = page.getByRole('alertdialog', { name: say('operations.clock_move') })
    await question.getByText(say('common.loading')).waitFor({ state: 'detached' })
    await question.getByRole('button', { name: say('operations.clock_go') }).click()
    const moved = page.getByText(say('operations.clock_moved', { time: '' }).trim())
    await expect.poll(() => moved.count()).toBeGreaterThan(0)
  }

  /** Waits until the order is among the settlements. */
  async seesSettled(orderNo: string): Promise<void> {
    const { page, say } = this
    await this.opens('/Admin/order_settlements')
    await this.opensSearch()
    const field = page.getByRole('textbox', { name: say('records.order_no'), exact: true })
    await expect
      .poll(
        async () => {
          await field.fill(orderNo)
          await this.asksTheList()
          return this.row(orderNo).count()
        },
        { timeout: 90_000, interval: 2_000 },
      )
      .toBe(1)
  }

  /** Sees on the books page that everything balances, once the sweep is through with the moved time. */
  async seesTheBooksBalance(): Promise<void> {
    const { page, say } = this
    await expect
      .poll(
        async () => {
          await this.opens('/Admin/books')
          const read = page.waitForResponse(answer => /\/Admin\/books$/.test(answer.url()))
          await page.getByRole('button', { name: say('operations.check_now') }).click()
          await read
          await page.getByText(say('operations.books_checking')).waitFor({ state: 'hidden' })
          return page.getByText(say('operations.books_balance')).count()
        },
        { timeout: 90_000, interval: 4_000 },
      )
      .toBe(1)
  }
}

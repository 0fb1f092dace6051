import { expect } from 'vitest'
import { BackOfficeUser } from './back-office-user.ts'
import { fieldOf } from './field.ts'

const ORDER_NO = /D\d{18}/

/** Someone of a store. */
export class Seller extends BackOfficeUser {
  protected readonly area = 'Seller'

  /** Reads the numbers of the newest orders to ship. */
  async readsOrdersToShip(): Promise<readonly string[]> {
    await this.opens(`/Seller/orders/wait?sort=${encodeURIComponent('created_at|desc')}`)
    const main = this.page.getByRole('main')
    await main.getByText(ORDER_NO).first().waitFor()
    return [...new Set(((await main.textContent()) ?? '').match(/D\d{18}/g) ?? [])]
  }

  /** Ships an order in one parcel; it is no longer among those to ship. */
  async ships(orderNo: string, tracking: string): Promise<void> {
    const { page, say } = this
    // The newest order is the last of the queue.
    await this.opens(`/Seller/orders/wait?find=${orderNo}`)
    const row = this.row(orderNo)
    await row.getByRole('button', { name: say('records.ship') }).click()
    const dialog = page.getByRole('dialog', { name: say('records.ship') })
    await fieldOf(dialog, say('records.tracking_no')).fill(tracking)
    await dialog.getByRole('button', { name: say('records.ship') }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => row.count()).toBe(0)
  }

  /** Finds one order among all of the store and reads its row. */
  async readsOrder(orderNo: string): Promise<string> {
    const { page, say } = this
    await this.opens('/Seller/orders')
    await this.opensSearch()
    await page.getByRole('textbox', { name: say('records.order_no'), exact: true }).fill(orderNo)
    await this.asksTheList()
    await expect.poll(() => this.row(ORDER_NO).count()).toBe(1)
    return (await this.row(orderNo).textContent()) ?? ''
  }

  /** Whether an order that waits has the button to ship it. */
  async mayShip(orderNo: string): Promise<boolean> {
    await this.opens(`/Seller/orders/wait?find=${orderNo}`)
    const row = this.row(orderNo)
    await row.waitFor()
    return (await row.getByRole('button', { name: this.say('records.ship') }).count()) > 0
  }

  /** Opens a list of the back office and is told that this is not for them. */
  async isRefused(path: string): Promise<boolean> {
    const { page, say } = this
    await this.opens(path)
    const refused = page.getByText(say('common.forbidden'), { exact: true })
    await refused.or(page.getByRole('columnheader')).first().waitFor()
    return (await refused.count()) > 0
  }

  /** Answers a comment of a buyer, which says these words. */
  async answersTheComment(words: string, answer: string): Promise<void> {
    const { page, say } = this
    await this.opens('/Seller/order_comments')
    await this.row(words)
      .first()
      .getByRole('button', { name: say('records.reply'), exact: true })
      .click()
    const dialog = page.getByRole('dialog', { name: say('records.reply') })
    await dialog.getByRole('textbox', { name: say('records.reply'), exact: true }).fill(answer)
    await dialog.getByRole('button', { name: say('common.save'), exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await this.row(answer).first().waitFor()
  }

  /** Closes the store for a while, with words to buyers. */
  async takesAHoliday(words: string): Promise<void> {
    const { page, say } = this
    await this.opens('/Seller/stores')
    await page.getByRole('radio', { name: say('status.store.holiday') }).check({ force: true })
    await fieldOf(page, say('store.holiday_reason')).fill(words)
    await this.saves()
  }

  /** Ends the holiday. */
  async opensAgain(): Promise<void> {
    const { page, say } = this
    await this.opens('/Seller/stores')
    await page.getByRole('radio', { name: say('status.store.open') }).check({ force: true })
    await this.saves()
  }

  private async saves(): Promise<void> {
    const { page, say } = this
    await page.getByRole('button', { name: say('common.save'), exact: true }).click()
    await page.getByText(say('error.operation_successful')).first().waitFor()
  }
}

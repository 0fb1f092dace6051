import { expect } from 'vitest'
import { Admin } from './admin.ts'
import type { ApplicationField } from './applicant.ts'

/** Someone of the platform who decides on stores and goods. */
export class Reviewer extends Admin {
  /** Refuses the application of a store, with a reason for one field. */
  async refusesTheStore(store: string, field: ApplicationField, reason: string): Promise<void> {
    const { page, say } = this
    const name = say(`admin.store.${field}`)
    await this.#opensTheApplication(store)
    await page.getByRole('button', { name: say('admin.store.review_reason_add', { field: name }) }).click()
    await page.getByRole('textbox', { name: say('admin.store.review_reason_of', { field: name }) }).fill(reason)
    await page.getByRole('button', { name: say('records.store_act.deny'), exact: true }).click()
    await this.#isDoneWith(store)
  }

  /** Reads an application that came again: its earlier round, and what changed since; and lets it pass. */
  async passesTheStore(store: string): Promise<string> {
    const { page, say } = this
    await this.#opensTheApplication(store)
    const dialog = page.getByRole('dialog')
    await dialog.getByText(say('admin.store.review_rounds')).waitFor()
    const read = (await dialog.textContent()) ?? ''
    await dialog.getByRole('button', { name: say('records.store_act.pass'), exact: true }).click()
    await this.#isDoneWith(store)
    return read
  }

  /** Opens an application from the queue of the desk, with its documents beside it. */
  async #opensTheApplication(store: string): Promise<void> {
    const { page, say } = this
    await this.opens('/Admin/goods/review')
    await page.getByRole('link', { name: say('admin.review.stores') }).click()
    await this.row(store)
      .getByRole('button', { name: say('admin.store.review'), exact: true })
      .click()
    const dialog = page.getByRole('dialog', { name: say('admin.store.review_title', { store }) })
    await dialog.getByRole('img', { name: say('admin.store.id_card_b') }).waitFor()
  }

  async #isDoneWith(store: string): Promise<void> {
    const { page, say } = this
    await page.getByRole('dialog', { name: say('admin.store.review_title', { store }) }).waitFor({ state: 'detached' })
  }

  /** Sets whether goods are reviewed before they are sold. */
  async setsTheReviewOfGoods(on: boolean): Promise<void> {
    const { page, say } = this
    await this.opens('/Admin/configs/store')
    const box = page.getByRole('switch', { name: say('setting.goods_verify') })
    await box.waitFor()
    // The settings that arrive fill the switch in.
    await page.waitForLoadState('networkidle')
    if ((await box.isChecked()) === on) return
    await box.focus()
    await page.keyboard.press('Space')
    await expect.poll(() => box.isChecked()).toBe(on)
    await page.getByRole('button', { name: say('common.save'), exact: true }).click()
    await page.getByText(say('error.operation_successful')).first().waitFor()
  }

  /** Finds goods in the queue of the review desk, sees all of them, and approves by the key. */
  async approvesTheGoods(store: string, goods: string): Promise<void> {
    const { page, say } = this
    await this.opens('/Admin/goods/review')
    const waiting = page.getByRole('navigation', { name: say('admin.review.queue') }).getByRole('link', { name: goods })
    await waiting.click()
    await page.getByRole('main').getByText(store, { exact: true }).waitFor()
    await page.keyboard.press('a')
    await expect.poll(() => waiting.count()).toBe(0)
  }
}

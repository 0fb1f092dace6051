import { expect } from 'vitest'
import { Buyer } from './buyer.ts'

/** A buyer who knows what they want, and looks after what they bought. */
export class OrderBuyer extends Buyer {
  /** Finds a store by its name among all, and goods in it. */
  async findsInTheStore(store: string, goods: string): Promise<void> {
    const { page, say } = this
    await this.opens('/stores')
    const field = page.getByRole('main').getByRole('searchbox', { name: say('shop_store.stores_search') })
    await field.fill(store)
    await field.press('Enter')
    await page.getByRole('main').getByRole('link', { name: store }).first().click()
    await page.getByRole('main').getByRole('link', { name: goods }).first().click()
    await page.waitForURL(/\/goods\/\d+/)
  }

  /** Chooses these values, one of each axis. */
  async chooses(values: readonly string[]): Promise<void> {
    const main = this.page.getByRole('main')
    for (const value of values) await main.getByRole('radio', { name: value, exact: true }).check({ force: true })
  }

  /** Opens the order again and again until the trail of one of its parcels says this; reads it, the newest step first. */
  async followsAParcel(orderNo: string, at: number, until: string): Promise<readonly string[]> {
    const { page, say } = this
    const trail = page.getByRole('list', { name: say('shop_order.order_trail', { at }), exact: true })
    await this.opens('/user/orders')
    await page
      .getByRole('article', { name: say('shop_order.orders_number', { number: orderNo }) })
      .getByRole('link', { name: say('shop_order.orders_action.view') })
      .click()
    await page.waitForURL(/\/user\/order\/\d+$/)
    const order = this.place
    await expect
      .poll(
        async () => {
          await this.opens(order)
          await page.getByRole('heading', { name: say('shop_order.order_parcels') }).waitFor()
          return trail.getByText(until).count()
        },
        { timeout: 90_000, interval: 2_000 },
      )
      .toBe(1)
    return trail.getByRole('listitem').allTextContents()
  }

  /** Opens goods and finds the answer of the store below a comment. */
  async seesTheAnswer(goods: string, words: string, answer: string): Promise<void> {
    const { page, say } = this
    await this.opens(goods)
    const comments = page.getByRole('heading', { name: say('shop_goods.comments'), exact: true })
    const comment = page.getByRole('listitem').filter({ hasText: words })
    // Parts above load on the way and move it down, so one scrolls again, as a person would.
    const read = async () => {
      await comments.first().scrollIntoViewIfNeeded()
      return (await comment.allTextContents()).join('\n')
    }
    await expect.poll(read, { timeout: 20_000 }).toContain(answer)
  }
}

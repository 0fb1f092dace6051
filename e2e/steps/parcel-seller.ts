import { expect } from 'vitest'
import { fieldOf } from './field.ts'
import { Seller } from './seller.ts'

/** Someone of a store who packs. */
export class ParcelSeller extends Seller {
  /** Ships some pieces of the lines of an order, by words of their SKUs; the rest waits on. */
  async shipsAPart(orderNo: string, tracking: string, pieces: ReadonlyMap<string, number>): Promise<void> {
    const { page, say } = this
    await this.opens(`/Seller/orders/wait?find=${orderNo}`)
    await this.row(orderNo)
      .getByRole('button', { name: say('records.ship') })
      .click()
    const dialog = page.getByRole('dialog', { name: say('records.ship') })
    await fieldOf(dialog, say('records.tracking_no')).fill(tracking)
    await dialog.getByRole('button', { name: say('order.parcel_choose') }).click()
    for (const [words, count] of pieces) {
      await dialog.getByRole('textbox', { name: words }).fill(String(count))
    }
    await dialog.getByRole('button', { name: say('records.ship') }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText(say('order.part_shipped', { count: 1 })).waitFor()
  }

  /** Ships what is left of an order with a scanner, which types and ends with Enter. */
  async shipsByScan(orderNo: string, tracking: string): Promise<string> {
    const { page, say } = this
    await this.opens('/Seller/orders/wait')
    await page.getByRole('link', { name: say('order.scan') }).click()
    await expect.poll(() => this.#hasTheFocus(say('order.scan_order'))).toBe(true)
    await page.keyboard.type(`${orderNo}\n`)
    const goods = page.getByRole('region', { name: orderNo })
    await goods.waitFor()
    const read = (await goods.textContent()) ?? ''
    await expect.poll(() => this.#hasTheFocus(say('order.scan_parcel'))).toBe(true)
    await page.keyboard.type(`${tracking}\n`)
    await page.getByRole('log').getByText(tracking).waitFor()
    return read
  }

  async #hasTheFocus(label: string): Promise<boolean> {
    return fieldOf(this.page, label).evaluate(field => field === document.activeElement)
  }
}

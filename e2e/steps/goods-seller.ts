import { expect } from 'vitest'
import { fieldOf } from './field.ts'
import type { PictureFile } from './picture.ts'
import { Seller } from './seller.ts'

/** New goods; their pictures are those of the picture space with these names, the first one the cover. */
export interface NewGoodsTexts {
  readonly name: string
  readonly className: string
  readonly pictures: readonly string[]
  readonly axes: readonly (readonly [name: string, values: readonly string[]])[]
  /** Pictures of the picture space for values of the first axis. */
  readonly valuePictures: ReadonlyMap<string, string>
  /** In yuan. */
  readonly price: string
  readonly stock: string
  /** In kilograms. */
  readonly weight: string
}

/** Someone of a store who makes its goods. */
export class GoodsSeller extends Seller {
  /** Uploads pictures into the picture space, all at once. */
  async fillsThePictureSpace(pictures: readonly PictureFile[]): Promise<void> {
    const { page, say } = this
    await this.opens('/Seller/file_spaces')
    await page.getByLabel(say('file_space.upload'), { exact: true }).setInputFiles([...pictures])
    for (const { name } of pictures) {
      await page.getByRole('link', { name: say('file_space.open', { name }), exact: true }).waitFor()
    }
  }

  /** Fills in the goods form from name to shelf, with free delivery, and saves. */
  async addsGoods(goods: NewGoodsTexts): Promise<void> {
    const { page, say } = this
    await this.opens('/Seller/goods/form')
    await page.getByRole('textbox', { name: say('goods.name'), exact: true }).fill(goods.name)
    await this.#choosesTheClass(goods.className)
    await this.#picks(say('form.picture_space_open'), goods.pictures)
    for (const [at, [axis, values]] of goods.axes.entries()) await this.#addsAnAxis(at, axis, values)
    for (const [value, picture] of goods.valuePictures) {
      await this.#picks(say('goods.value_picture_pick', { name: value }), [picture])
    }
    const skus = goods.axes.reduce((count, [, values]) => count * values.length, 1)
    await page.getByText(say('goods.sku_count', { count: skus }), { exact: true }).waitFor()
    for (const [column, figure] of [
      ['records.price', goods.price],
      ['records.stock', goods.stock],
      ['goods.weight', goods.weight],
    ] as const) {
      await page.getByRole('textbox', { name: say('goods.fill_column', { column: say(column) }) }).fill(figure)
    }
    await page.getByRole('button', { name: say('goods.fill_all') }).click()
    await page.getByRole('radio', { name: say('status.freight.free'), exact: true }).check({ force: true })
    await page.getByRole('radio', { name: say('goods.shelf_word.on_shelf'), exact: true }).check({ force: true })
    await page.getByRole('button', { name: say('goods.save'), exact: true }).click()
    await page.waitForURL(url => url.pathname === '/Seller/goods')
  }

  async #choosesTheClass(name: string): Promise<void> {
    const { page, say } = this
    await page.getByRole('button', { name: new RegExp(`^${say('goods.class')}`) }).click()
    await fieldOf(page, say('form.cascade_find')).fill(name)
    await page
      .getByRole('option', { name: new RegExp(`${name}$`) })
      .first()
      .click()
  }

  /** Opens the picture space by this button and takes these pictures in their order. */
  async #picks(button: string, pictures: readonly string[]): Promise<void> {
    const { page, say } = this
    // The editor of the detail has such a button, too.
    await page.getByRole('button', { name: button, exact: true }).first().click()
    const dialog = page.getByRole('dialog', { name: say('form.picture_space') })
    for (const name of pictures) await dialog.getByRole('button', { name, exact: true }).click()
    await dialog.getByRole('button', { name: say('common.confirm') }).click()
    await dialog.waitFor({ state: 'detached' })
  }

  async #addsAnAxis(at: number, name: string, values: readonly string[]): Promise<void> {
    const { page, say } = this
    await page.getByRole('button', { name: say('goods.add_axis') }).click()
    const card = page.getByRole('group', { name: say('goods.axis_number', { number: at + 1 }), exact: true })
    await fieldOf(card, say('goods.axis_name')).fill(name)
    const field = page.getByRole('textbox', { name: say('goods.value_new_for', { axis: name }), exact: true })
    await field.fill(values.join(','))
    await field.press('Enter')
    await expect.poll(() => field.inputValue()).toBe('')
  }
}

import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { fieldOf } from './field.ts'
import { Person } from './person.ts'

/** What a buyer says about themselves. */
export interface Signup {
  readonly phone: string
  readonly password: string
  /** The payment password. */
  readonly pin: string
}

/** Someone in the shop. */
export class Buyer extends Person {
  /** Registers by phone; the demo fills in the code of the text message. */
  async signsUp({ phone, password }: Signup): Promise<void> {
    const { page, say } = this
    await this.opens('/register')
    await fieldOf(page, say('login.phone')).fill(phone)
    await page.getByRole('button', { name: say('login.code_send') }).click()
    const code = page.getByRole('textbox', { name: say('login.code') })
    await expect.poll(() => code.inputValue(), { timeout: 15_000 }).toMatch(/^\d{6}$/)
    await fieldOf(page, say('login.password_new')).fill(password)
    await fieldOf(page, say('login.password_again')).fill(password)
    // The box lies under its picture.
    await page.getByRole('checkbox', { name: say('login.agree') }).check({ force: true })
    await page.getByRole('button', { name: say('login.register_submit') }).click()
    await page.waitForURL(url => !url.pathname.startsWith('/register'))
  }

  async logsIn({ phone, password }: Pick<Signup, 'phone' | 'password'>): Promise<void> {
    const { page, say } = this
    await this.opens('/login')
    await fieldOf(page, say('login.username')).fill(phone)
    await fieldOf(page, say('login.password')).fill(password)
    await page
      .getByRole('main')
      .getByRole('button', { name: say('login.submit'), exact: true })
      .click()
    await page.waitForURL(url => url.pathname !== '/login')
  }

  async logsOut(): Promise<void> {
    const { page, say } = this
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('shop.account_menu') })
      .click()
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('common.logout') })
      .click()
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('common.login') })
      .waitFor()
  }

  /** Reads the phone on the page of the account, some of its digits hidden. */
  async readsOwnPhone(): Promise<string> {
    await this.opens('/user')
    const phone = this.page.getByRole('main').getByText(/^1\d{2}[*\d]{4}\d{4}$/)
    return (await phone.first().textContent()) ?? ''
  }

  /** Opens a page and is sent to the login instead. */
  async isAskedToLogIn(path: string): Promise<boolean> {
    await this.opens(path)
    await this.page.getByRole('heading', { name: this.say('login.title_buyer') }).waitFor()
    return new URL(this.page.url()).pathname === '/login'
  }

  /** Searches in the header and opens the first product of the results. */
  async finds(words: string): Promise<void> {
    await this.asksFor(words)
    await this.firstGoods().click()
    await this.page.waitForURL(/\/goods\/\d+/)
  }

  private async asksFor(words: string): Promise<void> {
    const { page } = this
    await this.opens('/')
    const field = page.getByRole('search').getByRole('combobox').first()
    await field.fill(words)
    await field.press('Enter')
    await page.waitForURL(/\/search\//)
    await page.getByRole('heading', { level: 1 }).filter({ hasText: words }).waitFor()
  }

  /** Reads the address of the first product that the search shows. */
  async readsFirstGoods(): Promise<string> {
    await this.opens('/search')
    return (await this.firstGoods().getAttribute('href')) ?? ''
  }

  private firstGoods(): Locator {
    return this.page.getByRole('main').getByRole('article').first().getByRole('link').first()
  }

  /** Chooses the first value that can be bought on each axis and puts one piece into the cart. */
  async putsInCart(): Promise<void> {
    const { page, say } = this
    // Cards of the page before offer the cart too, by the name of their product.
    const button = page.getByRole('button', { name: say('shop_goods.add_to_cart'), exact: true }).first()
    await button.waitFor()
    const axes = page
      .getByRole('main')
      .getByRole('group')
      .filter({ has: page.getByRole('radio') })
    for (const axis of await axes.all()) {
      if ((await axis.getByRole('radio', { checked: true }).count()) > 0) continue
      await axis.getByRole('radio', { disabled: false }).first().check()
    }
    await button.click()
    await page.getByText(say('shop_goods.added')).first().waitFor()
  }

  /** Selects the whole cart and goes to the confirmation page. */
  async checksOut(count: number): Promise<void> {
    const { page, say } = this
    await this.opens('/carts')
    const all = page.getByRole('checkbox', { name: say('shop_order.cart_select_all') }).first()
    await all.waitFor()
    // The box lies under its picture.
    if (!(await all.isChecked())) await all.check({ force: true })
    await page
      .getByRole('button', { name: say('shop_order.cart_checkout', { count }) })
      .first()
      .click()
    await page.waitForURL(/\/order\/before\//)
  }

  /** Presses the button of the confirmation page, is told why not, and stays there. */
  async isRefusedTheOrder(why: string): Promise<void> {
    const { page, say } = this
    await page
      .getByRole('button', { name: say('shop_order.checkout_submit') })
      .first()
      .click()
    await page.getByText(why).first().waitFor()
    expect(this.place).toMatch(/\/order\/before\//)
  }

  async readsCart(): Promise<string> {
    await this.opens('/carts')
    const main = this.page.getByRole('main')
    await main.getByRole('listitem').first().waitFor()
    return (await main.textContent()) ?? ''
  }

  /** Opens a page and waits for its heading. */
  async seesTitle(path: string, title: string): Promise<void> {
    await this.opens(path)
    await this.page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  }

  /** Whether the search in the header shows the product of this page. */
  async isOffered(words: string, path: string): Promise<boolean> {
    await this.asksFor(words)
    const main = this.page.getByRole('main')
    await this.page.waitForLoadState('networkidle')
    const shown = await main.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href')))
    return shown.includes(path)
  }

  /** Adds the first address on the confirmation page, in the first province, city and district. */
  async addsAddress({ phone }: Pick<Signup, 'phone'>): Promise<void> {
    const { page, say } = this
    await page
      .getByRole('button', { name: say('shop_order.address_add') })
      .first()
      .click()
    const form = page.getByRole('dialog', { name: say('shop_account.address_add') })
    await fieldOf(form, say('shop_account.address_name')).fill('林小满')
    await fieldOf(form, say('shop_account.address_phone')).first().fill(phone)
    await this.#choosesTheFirstArea(form)
    await fieldOf(form, say('shop_account.address_detail')).fill('文一路 1 号')
    await form.getByRole('button', { name: say('shop_account.address_save') }).click()
    await form.waitFor({ state: 'detached' })
  }

  /** As people do, the list is opened once more where it stays without its next column (seen once on a busy machine). */
  async #choosesTheFirstArea(form: Locator): Promise<void> {
    const { page, say } = this
    for (let left = 2; ; left -= 1) {
      await form.getByText(say('shop_account.address_area_placeholder')).click()
      try {
        for (let level = 0; level < 3; level += 1)
          await page.getByRole('listbox').nth(level).getByRole('option').first().click({ timeout: 8_000 })
        return
      } catch (error) {
        if (left === 0) throw error
      }
    }
  }

  async placesTheOrder(): Promise<void> {
    const { page, say } = this
    await page
      .getByRole('button', { name: say('shop_order.checkout_submit') })
      .first()
      .click()
    await page.waitForURL(/\/order\/pay\//)
  }

  /** Sets the first payment password on the pay page, which pays from the balance at once. */
  async paysFromBalance({ pin, password }: Signup): Promise<void> {
    const { page, say } = this
    await fieldOf(page, say('shop_order.pay_pin_set_new')).fill(pin)
    await fieldOf(page, say('shop_order.pay_pin_set_again')).fill(pin)
    await fieldOf(page, say('shop_order.pay_pin_set_login')).fill(password)
    await page.getByRole('button', { name: say('shop_order.pay_pin_set'), exact: true }).click()
    await page.waitForURL(/\/order\/success/)
  }

  /** Reads the numbers of all orders on the page of the account. */
  async readsOrderNumbers(): Promise<readonly string[]> {
    await this.opens('/user/orders')
    const main = this.page.getByRole('main')
    await main
      .getByText(/D\d{18}/)
      .first()
      .waitFor()
    return [...new Set(((await main.textContent()) ?? '').match(/D\d{18}/g) ?? [])]
  }

  /** Confirms the receipt of the first order that is on its way. */
  async confirmsReceipt(): Promise<void> {
    const { page, say } = this
    const name = say('shop_order.orders_action.receive')
    await this.opens('/user/orders?status=waiting_receipt')
    await page.getByRole('button', { name }).first().click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name }).click()
    await question.waitFor({ state: 'detached' })
  }

  /** Comments every line of an order that waits for it, with five stars. */
  async reviews(words: string): Promise<void> {
    const { page, say } = this
    await this.opens('/user/orders?status=waiting_comment')
    await page
      .getByRole('link', { name: say('shop_order.orders_action.comment') })
      .first()
      .click()
    await page.waitForURL(/\/comment\//)
    const stars = page.getByRole('radio', { name: say('ui.rating_choice', { count: 5, meaning: say('ui.rating_5') }) })
    await stars.first().waitFor()
    // The button of a star lies under its picture.
    for (const star of await stars.all()) await star.check({ force: true })
    const fields = page.getByRole('textbox', { name: say('shop_order.comment_content') })
    for (const field of await fields.all()) await field.fill(words)
    await page.getByRole('button', { name: say('shop_order.comment_submit') }).click()
    await page.waitForURL(/\/user\/order\/\d+$/)
  }
}

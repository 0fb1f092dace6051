import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Visitor } from '../harness/browser.ts'
import { modal } from './modal.ts'
import type { Say } from './wording.ts'

export interface Person {
  readonly phone: string
  readonly password: string
  readonly pin: string
}

/** Registers by phone; the demo fills the code of the SMS in. */
export async function register({ page, open }: Visitor, say: Say, person: Person): Promise<void> {
  await open('/register')
  await page.locator('input[autocomplete="tel-national"]').fill(person.phone)
  await page.getByRole('button', { name: say('login.code_send') }).click()
  const code = page.locator('input[autocomplete="one-time-code"]')
  await expect.poll(() => code.inputValue(), { timeout: 15_000 }).toMatch(/^\d{6}$/)
  const passwords = page.locator('input[autocomplete="new-password"]')
  await passwords.nth(0).fill(person.password)
  await passwords.nth(1).fill(person.password)
  await page.getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: say('login.register_submit') }).click()
  await page.waitForURL(url => !url.pathname.startsWith('/register'))
}

/** Searches in the header and opens the first product of the results. */
export async function findGoods({ page, open }: Visitor, words: string): Promise<void> {
  await open('/')
  const field = page.getByRole('search').getByRole('combobox').first()
  await field.fill(words)
  await field.press('Enter')
  await page.waitForURL(/\/search\//)
  await page.getByRole('heading', { level: 1 }).filter({ hasText: words }).waitFor()
  await page.getByRole('main').locator('a[href^="/goods/"]').first().click()
  await page.waitForURL(/\/goods\/\d+/)
}

/** Chooses the first value that can be bought on each axis and puts one piece into the cart. */
export async function addToCart({ page }: Visitor, say: Say): Promise<void> {
  const button = page.getByRole('button', { name: say('shop_goods.add_to_cart') }).first()
  await button.waitFor()
  await chooseSku(page)
  await button.click()
  await page.getByText(say('shop_goods.added')).first().waitFor()
}

async function chooseSku(page: Page): Promise<void> {
  const axes = page.getByRole('main').locator('fieldset:has(label[data-state] input[type=radio])')
  for (let axis = 0; axis < (await axes.count()); axis += 1) {
    const group = axes.nth(axis)
    if ((await group.locator('input:checked').count()) > 0) continue
    await group.locator('label[data-state=open]').first().click()
  }
}

/** Selects the whole cart and goes to the confirmation page. */
export async function checkOut({ page, open }: Visitor, say: Say): Promise<void> {
  await open('/carts')
  const all = page.getByRole('checkbox', { name: say('shop_order.cart_select_all') }).first()
  await all.waitFor()
  if (!(await all.isChecked())) await all.check({ force: true })
  await page
    .getByRole('button', {
      name: new RegExp(say('shop_order.cart_checkout', { count: 2 }).replace(/[()（）]/g, '\\$&')),
    })
    .first()
    .click()
  await page.waitForURL(/\/order\/before\//)
}

/** Adds the first address on the confirmation page, in the first province, city and district. */
export async function addAddress({ page }: Visitor, say: Say, person: Person): Promise<void> {
  const add = page.getByRole('button', { name: say('shop_order.address_add') }).first()
  await add.click()
  const form = modal(page)
  await form.getByLabel(say('shop_account.address_name')).fill('林小满')
  await form.getByLabel(say('shop_account.address_phone')).first().fill(person.phone)
  await form.getByText(say('shop_account.address_area_placeholder')).click()
  for (let level = 0; level < 3; level += 1) {
    await page.getByRole('listbox').nth(level).getByRole('option').first().click()
  }
  await form.getByLabel(say('shop_account.address_detail')).fill('文一路 1 号')
  await form.getByRole('button', { name: say('shop_account.address_save') }).click()
  await form.waitFor({ state: 'detached' })
}

/** Submits the order; answers the address of its pay page. */
export async function placeOrder({ page }: Visitor, say: Say): Promise<void> {
  await page
    .getByRole('button', { name: say('shop_order.checkout_submit') })
    .first()
    .click()
  await page.waitForURL(/\/order\/pay\//)
}

/** Sets the first payment password on the pay page, which pays from the balance at once. */
export async function payFromBalance({ page }: Visitor, say: Say, person: Person): Promise<void> {
  await page.getByLabel(say('shop_order.pay_pin_set_new')).fill(person.pin)
  await page.getByLabel(say('shop_order.pay_pin_set_again')).fill(person.pin)
  await page.getByLabel(say('shop_order.pay_pin_set_login')).fill(person.password)
  await page.getByRole('button', { name: say('shop_order.pay_pin_set'), exact: true }).click()
  await page.waitForURL(/\/order\/success/)
}

/** Opens the buyer's orders in one state and confirms the receipt of the first. */
export async function receiveFirst({ page, open }: Visitor, say: Say): Promise<void> {
  await open('/user/orders?status=waiting_receipt')
  await page
    .getByRole('button', { name: say('shop_order.orders_action.receive') })
    .first()
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('shop_order.orders_action.receive') })
    .click()
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
}

/** Comments every line of an order that waits for it, with five stars. */
export async function commentFirst({ page, open }: Visitor, say: Say, text: string): Promise<void> {
  await open('/user/orders?status=waiting_comment')
  await page
    .getByRole('link', { name: say('shop_order.orders_action.comment') })
    .first()
    .click()
  await page.waitForURL(/\/comment\//)
  const stars = page.getByRole('radio', { name: say('ui.rating_choice', { count: 5, meaning: say('ui.rating_5') }) })
  await stars.first().waitFor()
  for (let index = 0; index < (await stars.count()); index += 1) await stars.nth(index).check({ force: true })
  const fields = page.locator('textarea')
  for (let index = 0; index < (await fields.count()); index += 1) await fields.nth(index).fill(text)
  await page.getByRole('button', { name: say('shop_order.comment_submit') }).click()
  await page.waitForURL(/\/user\/order\/\d+$/)
}

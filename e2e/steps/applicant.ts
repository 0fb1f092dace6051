import { expect } from 'vitest'
import { Buyer } from './buyer.ts'
import { fieldOf } from './field.ts'
import type { PictureFile } from './picture.ts'

/** What an application for a store says, by the fields of its form. */
export interface ApplicationTexts {
  readonly store_name: string
  readonly store_company_name: string
  readonly store_address: string
  readonly business_license_no: string
  readonly legal_person: string
  readonly store_phone: string
  readonly id_card_no: string
  readonly emergency_contact: string
  readonly emergency_contact_phone: string
}

/** The pictures of an application: the sign of the store, and its documents. */
export interface ApplicationPictures {
  readonly store_logo: PictureFile
  readonly business_license: PictureFile
  readonly id_card_t: PictureFile
  readonly id_card_b: PictureFile
}

export type ApplicationField = keyof ApplicationTexts | keyof ApplicationPictures

/** A buyer who wants a store of their own. */
export class Applicant extends Buyer {
  /** Finds the way from the foot of the home page, and agrees to the terms. */
  async beginsAnApplication(): Promise<void> {
    const { page, say } = this
    await this.opens('/')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('shop.footer_join') })
      .click()
    await page.getByRole('link', { name: say('shop_store.join_apply') }).click()
    await page.getByRole('checkbox', { name: say('shop_store.agreement_agree') }).check({ force: true })
    await page.getByRole('button', { name: say('shop_store.next') }).click()
    await page.getByRole('heading', { level: 1, name: say('shop_store.form_title') }).waitFor()
  }

  /** Chooses a class by its name, an area, all pictures, and types the rest. */
  async fillsInTheApplication(
    texts: ApplicationTexts,
    pictures: ApplicationPictures,
    className: string,
  ): Promise<void> {
    const { page, say } = this
    const { store_logo: logo, ...documents } = pictures
    const sign = page.getByRole('group', { name: say('shop_store.field.store_logo') })
    await sign.getByLabel(say('form.picture_add')).setInputFiles(logo)
    await page.getByText(say('shop_store.class_add')).click()
    await fieldOf(page, say('form.cascade_find')).fill(className)
    await page
      .getByRole('option', { name: new RegExp(`${className}$`) })
      .first()
      .click()
    await page.getByRole('button', { name: new RegExp(`^${say('shop_store.field.area')}`) }).click()
    for (let level = 0; level < 3; level += 1) {
      await page.getByRole('listbox').nth(level).getByRole('option').first().click()
    }
    for (const [field, text] of Object.entries(texts)) await this.typesIn(field, text)
    for (const [field, picture] of Object.entries(documents)) await this.#choosesADocument(field, picture)
  }

  /** Types into a field of the application, and leaves it. */
  async typesIn(field: string, text: string): Promise<void> {
    const name = this.say(`shop_store.field.${field}`)
    const control = this.page.getByRole('textbox', { name, exact: true })
    await control.fill(text)
    await control.blur()
  }

  async #choosesADocument(field: string, picture: PictureFile): Promise<void> {
    const { page, say } = this
    const name = say(`shop_store.field.${field}`)
    await page.getByLabel(name, { exact: true }).setInputFiles(picture)
    await page.getByRole('img', { name, exact: true }).waitFor()
  }

  /** Sends the application to the platform, which looks at it. */
  async submitsTheApplication(): Promise<void> {
    const { page, say } = this
    await page.getByRole('button', { name: say('shop_store.submit') }).click()
    await page.getByRole('heading', { name: say('shop_store.result_waiting') }).waitFor()
  }

  /** Sees from the page of the account that the application was refused, and reads why, by field. */
  async readsTheRefusal(): Promise<string> {
    const { page, say } = this
    await this.#opensOwnStores()
    await page.getByRole('link', { name: say('shop_store.join_progress') }).click()
    await page.getByRole('heading', { name: say('shop_store.result_denied') }).waitFor()
    return (await page.getByRole('main').textContent()) ?? ''
  }

  /** Opens the form of a refused application again, in which the field says why. */
  async correctsTheApplication(field: ApplicationField, reason: string, correct: string | PictureFile): Promise<void> {
    const { page, say } = this
    await page.getByRole('link', { name: say('shop_store.edit_again') }).click()
    await page.getByRole('heading', { level: 1, name: say('shop_store.form_title') }).waitFor()
    const said = page.getByText(reason, { exact: true })
    await said.waitFor()
    if (typeof correct === 'string') await this.typesIn(field, correct)
    else await this.#choosesADocument(field, correct)
    await expect.poll(() => said.count()).toBe(0)
  }

  async #opensOwnStores(): Promise<void> {
    const { page, say } = this
    await this.opens('/user')
    await page
      .getByRole('main')
      .getByRole('link', { name: say('shop_account.pending.seller') })
      .first()
      .click()
    await page.waitForURL(/\/user\/seller$/)
  }

  /** Is told that the application passed, and goes to the back office of the new store from there. */
  async goesToTheBackOffice(): Promise<void> {
    const { page, say } = this
    await this.#opensOwnStores()
    await page.getByRole('link', { name: say('shop_store.enter_seller') }).click()
    await page.waitForURL(/\/Seller\/login/)
  }
}

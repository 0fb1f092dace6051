import type { Locator } from 'playwright-core'
import { fieldOf } from './field.ts'
import { Person } from './person.ts'

export interface Account {
  readonly username: string
  readonly password: string
}

/** Someone with an account of a back office. */
export abstract class BackOfficeUser extends Person {
  protected abstract readonly area: 'Seller' | 'Admin'

  /** Logs in by the form and sees the first page. */
  async logsIn({ username, password }: Account): Promise<void> {
    const { page, say } = this
    await this.opens(`/${this.area}/login`)
    const form = page.getByRole('form', { name: say('common.login') })
    await fieldOf(form, say('common.username')).fill(username)
    await fieldOf(form, say('common.password')).fill(password)
    await form.getByRole('button', { name: say('common.login'), exact: true }).click()
    await page.waitForURL(url => !url.pathname.endsWith('/login'), { timeout: 60_000 })
    await page.getByRole('heading', { level: 1 }).waitFor()
  }

  /** Opens the search above a list. */
  protected async opensSearch(): Promise<void> {
    await this.page.getByRole('button', { name: this.say('table.search'), exact: true }).click()
  }

  protected async asksTheList(): Promise<void> {
    await this.page.getByRole('button', { name: this.say('table.query') }).click()
  }

  /** The row of a list with these words in it. */
  protected row(words: string | RegExp): Locator {
    return this.page.getByRole('row').filter({ hasText: words })
  }
}

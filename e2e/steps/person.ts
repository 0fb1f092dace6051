import type { Page } from 'playwright-core'
import { type Locale, newVisitor, type Visitor } from '../harness/browser.ts'
import { type Say, wording } from './wording.ts'

/** A person at a window of their own; the steps of each kind of person are its methods. */
export abstract class Person {
  protected readonly visitor: Visitor
  protected readonly page: Page
  protected readonly say: Say
  readonly #locale: Locale

  constructor(visitor: Visitor, locale: Locale) {
    this.#locale = locale
    this.visitor = visitor
    this.page = visitor.page
    this.say = wording(locale)
  }

  /** Errors of the pages that this person saw; a journey asserts that there are none. */
  get complaints(): readonly string[] {
    return this.visitor.complaints
  }

  /** Path of the page on screen. */
  get place(): string {
    return new URL(this.page.url()).pathname
  }

  /** The same person at the same window, at other work. */
  as<P extends Person>(kind: new (visitor: Visitor, locale: Locale) => P): P {
    return new kind(this.visitor, this.#locale)
  }

  async opens(path: string): Promise<void> {
    await this.visitor.open(path)
  }

  /** Opens each page, and waits for its heading and for everything that it loads. */
  async walks(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      await this.opens(path)
      await this.page.getByRole('heading', { level: 1 }).first().waitFor()
      await this.page.waitForLoadState('networkidle')
    }
  }

  async closesTheWindow(): Promise<void> {
    await this.visitor.context.close()
  }
}

/** Opens a window in this language for a kind of person. */
export const aPerson = async <P extends Person>(
  kind: new (visitor: Visitor, locale: Locale) => P,
  locale: Locale,
): Promise<P> => new kind(await newVisitor(locale), locale)

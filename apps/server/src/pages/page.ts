import type { CommonData } from '@shiji/contract/platform/platform.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import type { TextParams } from '@shiji/i18n/message.ts'
import type { TextKey } from '@shiji/i18n/text-key.ts'
import type { Ctx } from '../infra/context.ts'
import type { GuestAnswer, GuestCalls } from './guest-calls.ts'
import type { Html } from './html/html.ts'
import type { Picture } from './pictures.ts'

/** One page of the shop for readers without scripts: what its head says and what its body shows. */
export interface Page {
  /** 404: unknown. 410: it was here and is gone. 503: the shop is closed for now. */
  readonly status: 200 | 404 | 410 | 503
  /** Title with the name of the shop, as the page's own code sets it. */
  readonly title: string
  readonly description: string
  /** Path that search engines know the page by, without its language. */
  readonly canonical: string
  /** Whether search engines may list it. */
  readonly listed: boolean
  /** Kind of the card that is shown where the page is shared. */
  readonly type: 'website' | 'product' | 'article'
  readonly picture?: Picture | undefined
  /** Facts in the vocabulary of schema.org. */
  readonly facts: readonly object[]
  /** Absent: the page has nothing to read before its code runs. */
  readonly body?: Html
  /** Answers that the page's code will ask for first. */
  readonly answers: readonly GuestAnswer<unknown>[]
}

/** Origins of addresses in a page, without a slash at the end; `files` may be another host. */
export interface Origins {
  readonly shop: string
  readonly files: string
}

/** What every page is written with. */
export interface Writing {
  /** Of a visitor, in the language of the page. */
  readonly ctx: Ctx
  readonly guest: GuestCalls
  readonly site: CommonData
  readonly origins: Origins
  readonly locale: Locale
  /** Text of a key in the language of the page. */
  readonly say: (key: TextKey, params?: TextParams) => string
  /** The text of that language; content without an English version is Chinese. */
  readonly pick: (zh: string, en: string) => string
  /** Path of another page in the same language. */
  readonly to: (path: string) => string
}

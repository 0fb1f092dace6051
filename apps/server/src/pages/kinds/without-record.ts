import { recommendCall } from '@shiji/contract/catalog/goods.buyer.calls.ts'
import type { TextKey } from '@shiji/i18n/text-key.ts'
import { framed, goodsSection, titled } from '../frame.ts'
import { html } from '../html/html.ts'
import type { Page, Writing } from '../page.ts'

const SHOWN = 8

/** What a page without its record says. */
interface Missing {
  readonly status: 200 | 404 | 410
  readonly path: string
  /** Which recommendations fit. */
  readonly place: 'gone' | 'missing'
  readonly title: TextKey
  readonly hint: TextKey
}

/** A page whose record is unknown, gone or not on sale: it says so, offers other goods, and is not listed. */
export async function pageWithoutRecord(
  writing: Writing,
  { status, path, place, title, hint }: Missing,
): Promise<Page> {
  const { guest, ctx, say, to } = writing
  const others = await guest.read(ctx, recommendCall, { place })
  const name = say(title)
  return {
    status,
    title: titled(writing, name),
    description: say(hint),
    canonical: path,
    listed: false,
    type: 'website',
    facts: [],
    body: framed(
      writing,
      path,
      html`<h1>${name}</h1><p>${say(hint)}</p><p><a href="${to('/')}">${say('common.back_home')}</a></p>
${goodsSection(writing, say('shop_page.others'), others?.data.goods.slice(0, SHOWN) ?? [])}`,
    ),
    answers: [],
  }
}

/** A page for people only, such as cart, login and account: its code writes it, and it is not listed. */
export const plainPage = ({ say }: Writing, path: string): Page => ({
  status: 200,
  title: say('shop.brand_mark'),
  description: say('shop_page.home_description'),
  canonical: path,
  listed: false,
  type: 'website',
  facts: [],
  answers: [],
})

/** Every page while the shop is closed: the reason and a contact. */
export const closedPage = (writing: Writing, path: string): Page => {
  const { say, site } = writing
  const contact = [site.common.tel, site.common.email].filter(Boolean).join(' · ')
  const name = say('shop.closed_title')
  return {
    ...plainPage(writing, path),
    status: 503,
    title: titled(writing, name),
    body: framed(
      writing,
      path,
      html`<h1>${name}</h1><p>${site.common.closeReason}</p>${contact !== '' && html`<p>${say('shop.closed_contact', { contact })}</p>`}`,
    ),
  }
}

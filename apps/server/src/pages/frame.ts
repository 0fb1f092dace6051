import type { GoodsCard } from '@shiji/contract/catalog/catalog.ts'
import { formatMoney } from '@shiji/i18n/format.ts'
import { type Locale, languageTag } from '@shiji/i18n/locale.ts'
import { inLanguage } from './head.ts'
import { type Html, html } from './html/html.ts'
import { fileAt, type Step } from './json-ld.ts'
import type { Writing } from './page.ts'
import { smaller } from './pictures.ts'

/** Title of a page with the name of the shop, as `useHead` of the shop writes it. */
export const titled = ({ say }: Writing, page: string): string =>
  say('shop.page_titled', { page, site: say('shop.brand_mark') })

/** Frame of every page: the shop's name, its top classes, the other language, the content, and where to read on. */
export function framed(writing: Writing, path: string, content: Html): Html {
  const { say, pick, to, site, locale } = writing
  const other: Locale = locale === 'en' ? 'zh-cn' : 'en'
  return html`<div class="pg"><header><div class="pg-top"><a href="${to('/')}"><b>${say('shop.brand_mark')}</b></a>
<a href="${to('/goods')}">${say('shop.all_classes')}</a><a href="${to('/goods/hotmodel')}">${say('shop.nav_hot')}</a>
<a href="${inLanguage(path, other)}" hreflang="${languageTag(other)}" lang="${languageTag(other)}">${say(other === 'en' ? 'common.language_en' : 'common.language_zh')}</a></div>
<nav class="pg-row" aria-label="${say('shop.nav_label')}">${site.classes.map(node => html`<a href="${to(`/class/${node.id}`)}">${pick(node.name, node.name_en)}</a> `)}</nav></header>
<main>${content}</main>
<footer class="pg-foot pg-row"><a href="${to('/user/article/about_us')}">${say('shop.footer_about')}</a>
<a href="${to('/user/article/user_agreement')}">${say('shop.agreement_user')}</a>
<a href="${to('/user/article/privacy_policy')}">${say('shop.agreement_privacy')}</a><span>${site.common.icp}</span></footer></div>`
}

/** The way to this page. */
export const pathOf = ({ say, to }: Writing, steps: readonly Step[]): Html =>
  html`<nav aria-label="${say('common.breadcrumb')}"><ol class="pg-path">${steps.map(({ name, path }) => html`<li><a href="${to(path)}">${name}</a></li>`)}</ol></nav>`

/** Goods as cards; the pictures of the first ones are fetched at once. */
export function goodsGrid(writing: Writing, goods: readonly GoodsCard[], eager = 0): Html {
  const { to, pick, locale } = writing
  return html`<ul class="pg-grid">${goods.map(
    (card, index) =>
      html`<li class="pg-card"><a href="${to(`/goods/${card.id}`)}">${picture(writing, card.image, index < eager)}<span>${pick(card.name, card.name_en)}</span><span class="pg-price">${formatMoney(card.price, locale)}</span></a></li>`,
  )}</ul>`
}

const picture = ({ origins }: Writing, image: string, isEager: boolean): Html | undefined =>
  image === ''
    ? undefined
    : html`<img src="${fileAt({ shop: '', files: shownFrom(origins) }, smaller(image, 400))}" alt="" width="400" height="400"${isEager ? html` fetchpriority="high"` : html` loading="lazy"`}>`

/** Where a page itself loads files: its own origin has no name, so that their addresses equal those of the page's code. */
export const shownFrom = ({ shop, files }: Writing['origins']): string => (files === shop ? '' : files)

/** A heading with goods below it; nothing without goods. */
export const goodsSection = (writing: Writing, title: string, goods: readonly GoodsCard[]): Html | undefined =>
  goods.length === 0 ? undefined : html`<section><h2>${title}</h2>${goodsGrid(writing, goods)}</section>`

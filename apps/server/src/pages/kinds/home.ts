import { homeCall } from '@shiji/contract/catalog/goods.buyer.calls.ts'
import type { HomeData } from '@shiji/contract/catalog/home.ts'
import { framed, goodsGrid, goodsSection, shownFrom } from '../frame.ts'
import { type Html, html } from '../html/html.ts'
import { fileAt, organization, webSite } from '../json-ld.ts'
import type { Page, Writing } from '../page.ts'
import { type PictureSizes, smaller } from '../pictures.ts'

/** The home page: lead picture, editorial, ranking, notices, a store, and a floor for each top class. */
export async function homePage(writing: Writing, sizes: PictureSizes): Promise<Page> {
  const { guest, ctx, site, say, pick, origins, locale } = writing
  const answer = await guest.read(ctx, homeCall, {})
  if (answer === undefined) throw new Error('the home page has no answer')
  const { data } = answer
  // The operator's title is Chinese alone.
  const title = (locale === 'en' ? '' : site.common.index_name) || say('shop.home_title')
  const lead = leadOf(data)
  return {
    status: 200,
    title,
    description: (locale === 'en' ? '' : site.common.description) || say('shop_page.home_description'),
    canonical: '/',
    listed: true,
    type: 'website',
    picture: lead && {
      url: fileAt(origins, lead.image),
      alt: pick(lead.name, lead.name_en),
      ...(await sizes.of(lead.image)),
    },
    facts: [organization(writing), webSite(writing)],
    body: framed(writing, '/', content(writing, data, title)),
    answers: [answer],
  }
}

/** What the page's code shows first: the first banner, else the best seller. */
function leadOf({ banners, lead }: HomeData) {
  const [banner] = banners
  if (banner !== undefined)
    return { image: banner.image, name: banner.title, name_en: banner.title_en, url: banner.url }
  const [first] = lead
  return first && { image: first.image, name: first.name, name_en: first.name_en, url: `/goods/${first.id}` }
}

function content(writing: Writing, data: HomeData, title: string): Html {
  const { say, pick, to } = writing
  const { lead, editorial, ranking, notices, portrait, floors } = data
  return html`<h1>${title}</h1>${leadPicture(writing, data)}${goodsGrid(writing, lead)}
${editorial !== null && goodsSection(writing, pick(editorial.advert.title, editorial.advert.title_en), editorial.goods)}
${ranking !== null && goodsSection(writing, say('shop_page.best'), ranking.goods)}
${notices.length > 0 && html`<section><h2>${say('shop_content.notice_label')}</h2><ul>${notices.map(notice => html`<li><a href="${to(`/user/article/${notice.name}`)}">${pick(notice.title, notice.title_en)}</a></li>`)}</ul></section>`}
${portrait !== null && html`<section><h2><a href="${to(`/store/${portrait.store.id}`)}">${pick(portrait.store.name, portrait.store.name_en)}</a></h2><p class="pg-text">${pick(portrait.story, portrait.story_en)}</p>${goodsGrid(writing, portrait.goods)}</section>`}
${floors.map(floor => floorOf(writing, floor))}`
}

const floorOf = (writing: Writing, floor: HomeData['floors'][number]): Html => {
  const { pick, to } = writing
  const link = (node: { id: number; name: string; name_en: string }) =>
    html`<a href="${to(`/class/${node.id}`)}">${pick(node.name, node.name_en)}</a>`
  return html`<section><h2>${link(floor)}</h2><p class="pg-row">${floor.chips.map(link)}</p>${goodsGrid(writing, floor.goods)}</section>`
}

/** In the widths that the page's code offers for it, so that the browser fetches it once. */
function leadPicture({ origins, pick, to }: Writing, data: HomeData): Html | undefined {
  const lead = leadOf(data)
  if (lead === undefined || lead.image === '') return undefined
  const at = (path: string) => fileAt({ shop: '', files: shownFrom(origins) }, path)
  const [large, small] = [at(lead.image), at(smaller(lead.image, 400))]
  const choice = large !== small && html` srcset="${small} 400w, ${large} 800w" sizes="(max-width: 767px) 208px, 272px"`
  const name = pick(lead.name, lead.name_en)
  const shown = html`<div class="pg-lead"><img src="${large}"${choice} alt="${name}" width="800" height="800" fetchpriority="high"><p>${name}</p></div>`
  return lead.url.startsWith('/') ? html`<a href="${to(lead.url)}">${shown}</a>` : shown
}

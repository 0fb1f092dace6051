import { goodsCall } from '@shiji/contract/catalog/goods.buyer.calls.ts'
import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import { formatCount, formatMoney } from '@shiji/i18n/format.ts'
import { framed, goodsSection, pathOf, shownFrom, titled } from '../frame.ts'
import { cutText, type Html, html, paragraphsOf } from '../html/html.ts'
import { breadcrumbs, fileAt, product, type Step } from '../json-ld.ts'
import type { Page, Writing } from '../page.ts'
import type { PictureSizes } from '../pictures.ts'

const MOST_PARAGRAPHS = 40
const DESCRIPTION = 160

/** A product; undefined when it is not listed. */
export async function goodsPage(writing: Writing, id: number, sizes: PictureSizes): Promise<Page | undefined> {
  const { guest, ctx, pick, say, origins } = writing
  const answer = await guest.read(ctx, goodsCall, { id })
  if (answer === undefined) return undefined
  const { data: goods } = answer
  const canonical = `/goods/${id}`
  const name = pick(goods.name, goods.name_en)
  const steps = stepsTo(writing, goods, canonical)
  const [image = ''] = goods.images
  return {
    status: 200,
    title: titled(writing, name),
    description: cutText(
      say('shop_page.goods_description', {
        about: pick(goods.subname, goods.subname_en) || name,
        price: priceOf(writing, goods),
        store: pick(goods.store.name, goods.store.name_en),
      }),
      DESCRIPTION,
    ),
    canonical,
    listed: true,
    type: 'product',
    picture: image === '' ? undefined : { url: fileAt(origins, image), alt: name, ...(await sizes.of(image)) },
    facts: [product(writing, goods, canonical), breadcrumbs(origins, steps)],
    body: framed(writing, canonical, content(writing, goods, steps)),
    answers: [answer],
  }
}

const stepsTo = ({ pick, say }: Writing, goods: GoodsDetail, path: string): readonly Step[] => [
  { name: say('common.home'), path: '/' },
  ...goods.classes.map(node => ({ name: pick(node.name, node.name_en), path: `/class/${node.id}` })),
  { name: pick(goods.name, goods.name_en), path },
]

/** The price, or the lowest of several. */
function priceOf({ say, locale }: Writing, goods: GoodsDetail): string {
  const price = formatMoney(goods.price, locale)
  return goods.price === goods.max_price ? price : say('shop_page.price_from', { price })
}

function content(writing: Writing, goods: GoodsDetail, steps: readonly Step[]): Html {
  const { say, pick, to, locale, origins } = writing
  const name = pick(goods.name, goods.name_en)
  const [image = ''] = goods.images
  const text = paragraphsOf(pick(goods.content, goods.content_en)).slice(0, MOST_PARAGRAPHS)
  const rated = goods.comment_count > 0 && goods.score > 0
  return html`${pathOf(writing, steps)}<article><div class="pg-lead">
${image !== '' && html`<img class="pg-wide" src="${fileAt({ shop: '', files: shownFrom(origins) }, image)}" alt="${name}" width="800" height="800" fetchpriority="high">`}
<div><h1>${name}</h1><p>${pick(goods.subname, goods.subname_en)}</p><p class="pg-price pg-big">${priceOf(writing, goods)}</p>
<p class="pg-muted">${rated && `${say('shop_page.rating', { score: (goods.score / 10).toFixed(1), count: goods.comment_count })} · `}${say('shop_page.sold', { count: goods.sales, shown: formatCount(goods.sales, locale) })}</p>
<p>${say(goods.unavailable === null ? 'shop_page.in_stock' : 'shop_page.not_now')}</p>
<p><a href="${to(`/store/${goods.store.id}`)}">${say('shop_page.sold_by', { store: pick(goods.store.name, goods.store.name_en) })}</a></p></div></div>
${goods.attributes.length > 0 && html`<section><h2>${say('shop_page.parameters')}</h2><dl class="pg-facts">${goods.attributes.map(one => html`<dt>${pick(one.name, one.name_en)}</dt><dd>${pick(one.value, one.value_en)}</dd>`)}</dl></section>`}
${text.length > 0 && html`<section class="pg-text"><h2>${say('shop_page.details')}</h2>${text.map(line => html`<p>${line}</p>`)}</section>`}</article>
${goodsSection(writing, say('shop_page.others'), goods.related)}`
}

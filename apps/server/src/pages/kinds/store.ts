import { searchGoodsCall } from '@shiji/contract/catalog/goods.buyer.calls.ts'
import { storeCall } from '@shiji/contract/store/store.buyer.calls.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { framed, goodsSection, pathOf, titled } from '../frame.ts'
import { cutText, html } from '../html/html.ts'
import { breadcrumbs, fileAt } from '../json-ld.ts'
import type { Page, Writing } from '../page.ts'
import type { PictureSizes } from '../pictures.ts'
import { searchParams } from '../search-params.ts'

const DESCRIPTION = 160

/** A store with its goods; undefined when visitors may not see it. A closed one says so and is not listed. */
export async function storePage(writing: Writing, id: number, sizes: PictureSizes): Promise<Page | undefined> {
  const { guest, ctx, say, pick, locale, origins } = writing
  const answer = await guest.read(ctx, storeCall, { id })
  if (answer === undefined) return undefined
  const { data: store } = answer
  const goods = await guest.read(ctx, searchGoodsCall, { params: searchParams({ store_id: id }) })
  const name = pick(store.name, store.name_en)
  const canonical = `/store/${id}`
  const steps = [
    { name: say('common.home'), path: '/' },
    { name, path: canonical },
  ]
  const about = pick(store.description, store.description_en)
  const image = store.logo || (goods?.data.data[0]?.image ?? '')
  return {
    status: 200,
    title: titled(writing, name),
    description: cutText(about || say('shop_page.store_description', { name, count: store.goods_count }), DESCRIPTION),
    canonical,
    listed: store.status !== 'closed',
    type: 'website',
    picture: image === '' ? undefined : { url: fileAt(origins, image), alt: name, ...(await sizes.of(image)) },
    facts: [
      {
        '@context': 'https://schema.org',
        '@type': 'Store',
        name,
        url: `${origins.shop}${canonical}`,
        ...(image === '' ? {} : { image: fileAt(origins, image) }),
      },
      breadcrumbs(origins, steps),
    ],
    body: framed(
      writing,
      canonical,
      html`${pathOf(writing, steps)}<h1>${name}</h1>
${store.status !== 'open' && html`<p><b>${say(store.status === 'closed' ? 'shop_goods.store_closed' : 'shop_goods.store_holiday')}</b> ${store.status_reason}${store.holiday_until !== null && html` ${say('shop_goods.store_opens', { at: formatDateTime(store.holiday_until, locale) })}`}</p>`}
${store.closes_at !== null && html`<p><b>${say('shop_goods.store_closes', { at: formatDateTime(store.closes_at, locale), reason: store.closing_reason })}</b></p>`}
<p class="pg-text">${about}</p><p class="pg-muted">${say('shop_page.store_rate', { score: (store.score / 10).toFixed(1) })} · ${say('shop_goods.store_goods', { count: store.goods_count })} · ${pick(store.area_info, store.area_info_en)}</p>
${goodsSection(writing, say('shop_goods.no_words'), goods?.data.data ?? [])}`,
    ),
    answers: goods === undefined ? [answer] : [answer, goods],
  }
}

import { searchGoodsCall } from '@shiji/contract/catalog/goods.buyer.calls.ts'
import type { GoodsSearchData } from '@shiji/contract/catalog/search.ts'
import type { ClassNode } from '@shiji/contract/platform/platform.ts'
import { framed, goodsGrid, pathOf, titled } from '../frame.ts'
import { html } from '../html/html.ts'
import { breadcrumbs, fileAt } from '../json-ld.ts'
import type { Page, Writing } from '../page.ts'
import type { PictureSizes } from '../pictures.ts'
import { searchParams, wordsOf } from '../search-params.ts'

/** Cards of a list whose pictures are fetched at once: those of the first view on a phone. */
const EAGER = 2

/** The way from a top class down to one. */
function trailTo(nodes: readonly ClassNode[], id: number): readonly ClassNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node]
    const below = trailTo(node.children, id)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** A class with its goods; undefined when there is no such class. One without goods is not listed. */
export async function classPage(writing: Writing, id: number, sizes: PictureSizes): Promise<Page | undefined> {
  const { guest, ctx, site, say, pick, to, origins } = writing
  const trail = trailTo(site.classes, id)
  const here = trail.at(-1)
  if (here === undefined) return undefined
  const answer = await guest.read(ctx, searchGoodsCall, { params: searchParams({ class_id: id }) })
  const found = answer?.data.data ?? []
  const name = pick(here.name, here.name_en)
  const canonical = `/class/${id}`
  const steps = [
    { name: say('common.home'), path: '/' },
    ...trail.map(node => ({ name: pick(node.name, node.name_en), path: `/class/${node.id}` })),
  ]
  const [first] = found
  return {
    status: 200,
    title: titled(writing, name),
    description: describe(writing, name, answer?.data),
    canonical,
    listed: found.length > 0,
    type: 'website',
    picture: first && {
      url: fileAt(origins, first.image),
      alt: pick(first.name, first.name_en),
      ...(await sizes.of(first.image)),
    },
    facts: [breadcrumbs(origins, steps)],
    body: framed(
      writing,
      canonical,
      html`${pathOf(writing, steps)}<h1>${name}</h1>
${here.children.length > 0 && html`<nav class="pg-row" aria-label="${say('shop_goods.class_sub')}">${here.children.map(node => html`<a href="${to(`/class/${node.id}`)}">${pick(node.name, node.name_en)}</a>`)}</nav>`}
${found.length > 0 ? goodsGrid(writing, found, EAGER) : html`<p>${say('common.empty')}</p>`}`,
    ),
    answers: answer === undefined ? [] : [answer],
  }
}

function describe({ say, pick }: Writing, name: string, data: GoodsSearchData | undefined): string {
  const shown = (data?.data ?? []).slice(0, 3).map(card => pick(card.name, card.name_en))
  return say('shop_page.class_description', {
    name,
    count: data?.total ?? 0,
    goods: shown.join(say('shop_page.comma')),
  })
}

/** Results of a search (`params` as in the address): never listed, but quick to see. */
export async function searchPage(writing: Writing, params: string): Promise<Page> {
  const { guest, ctx, say } = writing
  const answer = await guest
    .read(ctx, searchGoodsCall, { params: params === '' ? searchParams({}) : params })
    .catch(() => undefined)
  const title = wordsOf(params) ?? say('shop_goods.no_words')
  const found = answer?.data.data ?? []
  return {
    status: 200,
    title: titled(writing, title),
    description: titled(writing, title),
    canonical: '/search',
    listed: false,
    type: 'website',
    facts: [],
    body: framed(
      writing,
      '/search',
      html`<h1>${title}</h1>${found.length > 0 ? goodsGrid(writing, found, EAGER) : html`<p>${say('common.empty_search')}</p>`}`,
    ),
    answers: answer === undefined ? [] : [answer],
  }
}

/** All classes. */
export function classesPage(writing: Writing): Page {
  const { site, say, pick, to } = writing
  const name = say('shop.all_classes')
  const link = (node: ClassNode) => html`<a href="${to(`/class/${node.id}`)}">${pick(node.name, node.name_en)}</a>`
  return {
    status: 200,
    title: titled(writing, name),
    description: say('shop_page.classes_description', {
      classes: site.classes.map(node => pick(node.name, node.name_en)).join(say('shop_page.comma')),
    }),
    canonical: '/goods',
    listed: true,
    type: 'website',
    facts: [],
    body: framed(
      writing,
      '/goods',
      html`<h1>${name}</h1>${site.classes.map(
        top =>
          html`<section><h2>${link(top)}</h2>${top.children.map(middle => html`<p class="pg-row"><b>${link(middle)}</b>${middle.children.map(link)}</p>`)}</section>`,
      )}`,
    ),
    answers: [],
  }
}

const RANKED = 30

/** The best sellers. */
export async function rankingPage(writing: Writing): Promise<Page> {
  const { guest, ctx, say } = writing
  const answer = await guest.read(ctx, searchGoodsCall, { params: searchParams({ sort: 'sales', per_page: RANKED }) })
  const name = say('shop.hot_title')
  return {
    status: 200,
    title: titled(writing, name),
    description: say('shop_page.ranking_description'),
    canonical: '/goods/hotmodel',
    listed: true,
    type: 'website',
    facts: [],
    body: framed(
      writing,
      '/goods/hotmodel',
      html`<h1>${name}</h1><p class="pg-muted">${say('shop.hot_hint')}</p>${goodsGrid(writing, answer?.data.data ?? [], EAGER)}`,
    ),
    answers: answer === undefined ? [] : [answer],
  }
}

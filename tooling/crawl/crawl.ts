import { faultsOfFact, type ReadPage, readPage } from '@shiji/server/test/harness/read-page.ts'

/** One page as it was read, in both languages. */
export interface Reading {
  readonly path: string
  readonly status: number
  readonly chinese: ReadPage
  readonly english: ReadPage
  readonly faults: readonly string[]
}

const get = async (url: string) => {
  const answer = await fetch(url, { redirect: 'manual' })
  return { status: answer.status, text: await answer.text() }
}

const placesIn = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, place = '']) => place)

/** So many pages of a part of the sitemap, spread over all of it. */
const spread = (pages: readonly string[], count: number): readonly string[] =>
  Array.from(
    { length: Math.min(count, pages.length) },
    (_, at) => pages[Math.floor((at * pages.length) / count)] ?? '/',
  )

/** How many pages of each part of the sitemap are read: twenty together. */
const SHARES: Readonly<Record<string, number>> = { pages: 3, classes: 5, goods: 6, stores: 3, articles: 3 }

/** Twenty pages that the sitemap of a running shop names. */
export async function twentyPages(shop: string): Promise<readonly string[]> {
  const parts = placesIn((await get(`${shop}/sitemap.xml`)).text).map(place => new URL(place).pathname)
  const chosen = await Promise.all(
    Object.entries(SHARES).map(async ([name, count]) => {
      const part = parts.find(path => path.startsWith(`/sitemaps/${name}-`))
      if (part === undefined) throw new Error(`the sitemap has no ${name}`)
      return spread(
        placesIn((await get(shop + part)).text).map(place => new URL(place).pathname),
        count,
      )
    }),
  )
  return chosen.flat()
}

/** Reads a page in both languages, without running a script, and says what is wrong with it. */
export async function crawl(shop: string, path: string): Promise<Reading> {
  const { status, text } = await get(shop + path)
  const chinese = readPage(text)
  const english = readPage((await get(`${shop}${path}?lang=en`)).text)
  const faults = [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...faultsOf(chinese, shop, path, 'zh-CN'),
    ...faultsOf(english, shop, path, 'en').map(fault => `en: ${fault}`),
    ...(chinese.title === english.title ? ['both languages have one title'] : []),
  ]
  return { path, status, chinese, english, faults }
}

function faultsOf(page: ReadPage, shop: string, path: string, lang: string): readonly string[] {
  const isGoods = /^\/goods\/\d+$/.test(path)
  const rules: readonly (readonly [string, boolean])[] = [
    [`lang is ${page.lang}`, page.lang === lang],
    ['no title', page.title !== ''],
    ['no description', page.description !== ''],
    ['may not be listed', page.robots === undefined],
    [
      `canonical addresses: ${page.canonicals.join(' ')}`,
      page.canonicals.length === 1 && page.canonicals[0] === shop + path,
    ],
    [
      'languages do not name each other',
      page.alternates.get('zh-CN') === shop + path &&
        page.alternates.get('en') === `${shop}${path}?lang=en` &&
        page.alternates.get('x-default') === shop + path,
    ],
    ['not one heading of the first level', page.headings.length === 1 && page.headings[0] !== ''],
    ['fewer than ten links', page.links.length >= 10],
    ['no address in the preview', page.openGraph.get('og:url') === shop + path],
    ['goods without price', !isGoods || page.prices.length > 0],
    ['goods without a picture in the preview', !isGoods || page.openGraph.has('og:image:width')],
    ['goods without Product', !isGoods || page.facts.some(fact => fact['@type'] === 'Product')],
    ['pictures without a size', page.pictures.every(picture => picture.has('width') && picture.has('height'))],
    ['an unfilled text', !/undefined|NaN|\{\{|\[object/.test(`${page.title}${page.description}${page.text}`)],
  ]
  return [...rules.flatMap(([fault, holds]) => (holds ? [] : [fault])), ...page.facts.flatMap(faultsOfFact)]
}

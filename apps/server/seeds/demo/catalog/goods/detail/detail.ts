import type { Article, Claim } from '../../assortment/shape.ts'
import { both } from '../../pair.ts'
import type { Both } from '../../types.ts'
import type { Offered, Place } from '../places.ts'
import { afterSaleOf, deliveryOf, packingOf } from './closing.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

interface DetailInput {
  readonly place: Place
  readonly offer: Offered
  readonly name: Both
  /** Cover, then views of its kind. */
  readonly images: readonly string[]
}

const HEADINGS = {
  packing: '包装与配送|Packing and delivery',
  service: '售后说明|Returns and repairs',
} as const

/**
 * Detail pages in both languages: what speaks for the article, what is true of its kind and of its class with pictures
 * between, packing and delivery, after sale. The parameters are beside it on the page, so they are not repeated here.
 */
export function detailPages(input: DetailInput): Both {
  return { zh: page(input, 'zh'), en: page(input, 'en') }
}

function page({ place, offer, name, images }: DetailInput, language: keyof Both): string {
  const { article, kind } = offer
  const [cover, ...views] = images.map(image => picture(image, name[language]))
  const claims = [...kind.claims, ...place.leaf.claims].map(claim => section(claim, language))
  const packing = [packingOf(place), ...deliveryOf(place, article.grams)].map(pair => both(pair)[language])
  return [
    `<h2>${escaped(name[language])}</h2>`,
    `<p>${escaped(storyOf(article)[language])}</p>`,
    cover ?? '',
    ...claims.flatMap((claim, at) => [claim, views[at] ?? '']),
    ...views.slice(claims.length),
    `<h3>${escaped(both(HEADINGS.packing)[language])}</h3>`,
    ...packing.map(text => `<p>${escaped(text)}</p>`),
    `<h3>${escaped(both(HEADINGS.service)[language])}</h3><p>${escaped(both(afterSaleOf(place))[language])}</p>`,
  ].join('')
}

/** The subtitle as a sentence. */
function storyOf({ subname }: Article): Both {
  const { zh, en } = both(subname)
  return { zh: /[。！？]$/.test(zh) ? zh : `${zh}。`, en: /[.!?]$/.test(en) ? en : `${en}.` }
}

const section = ([heading, sentence]: Claim, language: keyof Both): string =>
  `<h3>${escaped(both(heading)[language])}</h3><p>${escaped(both(sentence)[language])}</p>`

const picture = (src: string, name: string): string =>
  `<p><img src="${src}" alt="${escaped(name).replaceAll('"', '&quot;')}" width="800" height="800" /></p>`

import type { Article, Leaf } from '../assortment/shape.ts'
import { both } from '../pair.ts'
import type { Both } from '../types.ts'
import { brandNamed } from './brands.ts'

/** Shortest and longest Chinese title: it says the thing and one fact, and fits two lines of a card. */
export const TITLE_ZH = { min: 6, max: 28 } as const
/** Longest English title. */
export const TITLE_EN_MAX = 60

/** One round of a class's articles: the first is as written, later ones are by other brands of the class, then of a later generation. */
export interface Edition {
  readonly brand: Article['brand']
  /** From 1. */
  readonly generation: number
}

/** Which brand and generation an article has in a round; round 0 is the written one. */
export function editionOf(leaf: Leaf, { brand }: Article, round: number): Edition {
  const brands = [...new Set(leaf.articles.map(article => article.brand))]
  return {
    brand: brands[(brands.indexOf(brand) + round) % brands.length] ?? brand,
    generation: Math.floor(round / brands.length) + 1,
  }
}

/** First words of English names that keep their capital after the brand: places, peoples, grapes, a game. */
const PROPER = new Set(
  `Akizuki Anxi Anyue Baise Basque Breton Cabernet Cantonese Chardonnay Chilean Chinese Dandong Fuding Gannan Go
  Guangdong Hainan Helan Huaniu Korla Lapsang Longjing Luochuan Merlot Nam Ningxia Norwegian Oxford Penglai Pujiang
  Qianxi Riesling Rushan Shandong Shatian Shine South Thai Turpan West Wuming Wuyi Xinjiang Xuwen Yantai
  Yirgacheffe Yixing Yongquan Yunnan Zhaoxian Zhoushan`.split(/\s+/),
)

/** Brand and name; a later generation is named at the end. Inside an English title the name begins small: "Perchwood lidded storage box, 20 L". */
export function titleOf({ name }: Article, { brand, generation }: Edition): Both {
  const maker = brandNamed(brand)
  const plain = both(name)
  const title = { zh: `${maker.zh} ${plain.zh}`, en: `${maker.en} ${small(plain.en)}` }
  if (generation === 1) return title
  return { zh: `${title.zh} 第\u00a0${generation}\u00a0代`, en: `${title.en}, Gen\u00a0${generation}` }
}

/** A sentence-case name inside a title; "USB-C", "V-neck" and proper names stay. */
function small(name: string): string {
  const [first = ''] = name.match(/^[A-Z][a-z]+(?![A-Z])/) ?? []
  return first === '' || PROPER.has(first) ? name : `${first.toLowerCase()}${name.slice(first.length)}`
}

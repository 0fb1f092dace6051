import type { Kind } from '../grammar/shape.ts'
import { both } from '../pair.ts'
import type { Random } from '../random.ts'
import type { Both } from '../types.ts'
import type { Place } from './places.ts'

/** Length of a Chinese title: long enough to be informative, short enough for two lines of a card. */
export const TITLE_ZH = { min: 16, max: 30 } as const
/** Longest English title. */
export const TITLE_EN_MAX = 60

/** Words of a title that other texts of the goods reuse. */
export interface Title {
  readonly name: Both
  readonly adjectives: readonly Both[]
}

/** A unique title: brand, series, adjectives, noun, one useful number or fact. */
export function drawTitle(
  random: Random,
  place: Place,
  kind: Kind,
  brand: Both,
  specs: readonly Both[],
  taken: Set<string>,
): Title {
  for (let attempt = 0; attempt < 4_000; attempt += 1) {
    const spec = edition(random.pick(specs), Math.floor(attempt / 40) + 1)
    const series = both(random.pick(place.group.series.filter(name => !both(name).zh.includes(brand.zh))))
    const fitting = (pair: Both) => !overlaps(pair.zh, both(kind.noun).zh) && !overlaps(pair.zh, spec.zh)
    const own = random.shuffle(place.leaf.adjectives).map(both).filter(fitting)
    const shared = random.shuffle(place.group.adjectives).map(both).filter(fitting)
    const zh = chineseTitle(brand, series, [...own.slice(0, 1), ...shared, ...own.slice(1)], kind, spec)
    const en = englishTitle(brand, series, own[0] ?? shared[0], kind, spec)
    if (zh === undefined || en === undefined || taken.has(zh.text) || taken.has(en)) continue
    taken.add(zh.text)
    taken.add(en)
    return { name: { zh: zh.text, en }, adjectives: zh.adjectives }
  }
  throw new RangeError(`the grammar of ${place.leaf.code} has no title left`)
}

/** Second and later editions, once all titles of a class are used. */
function edition(spec: Both, number: number): Both {
  return number === 1 ? spec : { zh: `${spec.zh} ${number} 代`, en: `${spec.en} Mk${number}` }
}

function chineseTitle(brand: Both, series: Both, adjectives: readonly Both[], kind: Kind, spec: Both) {
  const used: Both[] = []
  for (const adjective of adjectives) {
    if (used.some(({ zh }) => overlaps(zh, adjective.zh))) continue
    used.push(adjective)
    const words = [...used].reverse().map(({ zh }) => zh)
    const text = `${brand.zh} ${series.zh} ${words.join('')}${both(kind.noun).zh} ${spec.zh}`
    if (text.length > TITLE_ZH.max) return undefined
    if (text.length >= TITLE_ZH.min) return { text, adjectives: used }
  }
  return undefined
}

function englishTitle(brand: Both, series: Both, adjective: Both | undefined, kind: Kind, spec: Both) {
  const text = `${brand.en} ${series.en} ${adjective?.en ?? ''} ${both(kind.noun).en}, ${spec.en}`.replace(/ +/g, ' ')
  return text.length > TITLE_EN_MAX ? undefined : text
}

/** Two words that share a pair of characters would read badly side by side. */
function overlaps(one: string, other: string): boolean {
  return [...one].some((_, index) => index + 1 < one.length && other.includes(one.slice(index, index + 2)))
}

import { campaignsFor } from '../campaign-fit.ts'
import type { Kind, Leaf } from '../grammar/shape.ts'
import { both } from '../pair.ts'
import { type Random, randomFor } from '../random.ts'
import { STORES } from '../stores.ts'
import type { Both, DemoGoods, DemoSku } from '../types.ts'
import { type ChosenAxis, chooseAxes, coloursOnSale } from './axes.ts'
import { BRANDS } from './brands.ts'
import { detailPages } from './detail.ts'
import { type Picture, pictureAddress, picturesOf } from './pictures.ts'
import { PLACES, type Place } from './places.ts'
import { drawMarketPrice, drawPrice, shopPrice } from './prices.ts'
import { drawAxisCounts, drawStates, type GoodsState } from './states.ts'
import { drawTitle } from './titles.ts'

const NOTHING: Both = { zh: '', en: '' }
const REJECTIONS: readonly Both[] = [
  { zh: '主图含有联系方式，请更换后重新提交', en: 'The main picture shows contact details, please replace it' },
  { zh: '类目与商品不符，请选择正确的类目', en: 'The class does not fit the goods, please choose the right one' },
  { zh: '缺少品牌授权书，请补充后提交', en: 'The brand licence is missing, please add it' },
]

/** `count` goods, each class in turn, so that each has some. The same seed and count give identical goods. */
export const generateGoods = (seed: number, count: number): DemoGoods[] => [...goodsInTurn(seed, count)]

/** The same goods one at a time, for callers that cannot hold them all. */
export function* goodsInTurn(seed: number, count: number): Generator<DemoGoods> {
  const taken = new Set<string>()
  const states = drawStates(randomFor(seed, 'goods-states'), count, PLACES.length)
  const axisCounts = drawAxisCounts(randomFor(seed, 'goods-axes'), count)
  const ranks = randomFor(seed, 'goods-ranks').shuffle(Array.from({ length: count }, (_, index) => index))
  for (let index = 0; index < count; index += 1) {
    const place = PLACES[index % PLACES.length]
    if (place === undefined) throw new RangeError('no classes')
    const plan = {
      index,
      count,
      state: states[index] ?? 'listed',
      axes: axisCounts[index] ?? 1,
      rank: ranks[index] ?? index,
    }
    yield oneGoods(randomFor(seed, `goods:${index}`), place, plan, taken)
  }
}

interface Plan {
  readonly index: number
  readonly count: number
  readonly state: GoodsState
  readonly axes: number
  readonly rank: number
}

function oneGoods(
  random: Random,
  place: Place,
  { index, count, state, axes: wanted, rank }: Plan,
  taken: Set<string>,
): DemoGoods {
  const { group } = place
  const round = Math.floor(index / PLACES.length)
  const kind = place.leaf.kinds[round % place.leaf.kinds.length]
  if (kind === undefined) throw new RangeError(`${place.leaf.code} sells nothing`)
  const leaf = { ...place.leaf, ...only(kind) }
  const pictures = picturesOf(place.leaf).filter(picture => picture.kind === kind)
  const lead = Math.floor(round / leaf.kinds.length)
  const dyes = coloursOnSale(random, kind, lead)
  const axes = chooseAxes(random, leaf, wanted, dyes, pictures)
  const store = place.stores[round % place.stores.length] ?? 0
  const brand = brandFor(random, place, store)
  const facts = leaf.facts.map(([name, ...values]) => ({ name: both(name), value: both(random.pick(values)) }))
  const fixed = axes.some(({ axis }) => axis.zh === both(leaf.choice.name).zh)
    ? undefined
    : random.pick(leaf.choice.values)
  const title = drawTitle(
    random,
    { ...place, leaf },
    kind,
    BRANDS[brand] ?? NOTHING,
    specsFor(leaf, facts, fixed?.[0]),
    taken,
  )
  const base = drawPrice(random, leaf)
  const skus = skusFor(random, leaf, axes, base, fixed?.[1] ?? 1, state === 'sold_out')
  const images = imagesFor(kind, pictures, axes, lead)
  const weight = random.between(...leaf.weight)
  const attributes = [
    { name: both('品牌|Brand'), value: BRANDS[brand] ?? NOTHING },
    ...(fixed === undefined ? [] : [{ name: both(leaf.choice.name), value: both(fixed[0]) }]),
    ...facts,
    { name: both('净重|Net weight'), value: weightText(weight) },
  ]
  const prices = skus.map(sku => sku.price)
  const offer = {
    store,
    skus,
    marketPrice: drawMarketPrice(random, Math.min(...prices), Math.max(...prices), leaf.ending),
    services: group.promises,
    shelf: state === 'off_shelf' ? 'off_shelf' : 'on_shelf',
    verify: state === 'to_be_reviewed' || state === 'rejected' ? state : 'examined',
  } as const
  return {
    ...offer,
    campaigns: campaignsFor(offer),
    number: index,
    leaf: place.leafClass,
    brand,
    name: title.name,
    subname: subtitle(random, place, facts),
    goodsNo: `SJ${String(10_001 + index)}`,
    images,
    weight,
    axes: axes.map(({ axis }) => axis),
    content: detailPages({
      place,
      name: title.name,
      attributes,
      images,
      first: random.between(0, group.points.length - 1),
    }),
    attributes,
    refuseInfo: state === 'rejected' ? random.pick(REJECTIONS) : NOTHING,
    popularity: (storeFactor(store) * cheapness(base)) / (1 + rank / 12),
    ageDays: 3 + 177 * (1 - (index + random.next()) / count),
  }
}

/** How busy a store is compared with others: between half and twice as much, flagships more. */
function storeFactor(store: number): number {
  const spread = ((store + 17) * 7) % STORES.length
  return (2 - (1.5 * spread) / STORES.length) * (STORES[store]?.flagship === true ? 1.6 : 1)
}

/** Cheaper goods sell more often; 1 for ¥100. */
const cheapness = (price: number): number => (price / 10_000) ** -0.25

/** The fields of a kind that override its class. */
const only = ({ adjectives, choice, facts }: Kind) => ({
  ...(adjectives === undefined ? {} : { adjectives }),
  ...(choice === undefined ? {} : { choice }),
  ...(facts === undefined ? {} : { facts }),
})

/** A store named after a brand sells that brand and brands without a store of their own, never a rival's. */
function brandFor(random: Random, { branch }: Place, store: number): number {
  const houses = STORES.map(({ zh, verify }) => (verify === 'passed' ? zh : ''))
  const fitting = BRANDS.flatMap((brand, index) => {
    if (brand.root !== branch.code) return []
    const house = houses.findIndex(name => name.startsWith(brand.zh))
    return house === store ? [index, index] : house < 0 ? [index] : []
  })
  return random.pick(fitting)
}

/** What may end a title: the fixed choice if it is a measure, and short facts. */
function specsFor(
  leaf: Leaf,
  facts: readonly { readonly value: Both }[],
  fixed: `${string}|${string}` | undefined,
): Both[] {
  const isSize = leaf.choice.name === '尺码|Size' || leaf.choice.name === '鞋码|Size'
  if (fixed !== undefined && /\d/.test(fixed) && !isSize) return [both(fixed)]
  const short = facts.map(({ value }) => value).filter(({ zh, en }) => zh.length <= 12 && en.length <= 22)
  return short.length > 0 ? short : facts.map(({ value }) => value)
}

function subtitle(random: Random, { group }: Place, facts: readonly { readonly value: Both }[]): Both {
  const [first, second] = random.shuffle(group.points).map(([heading]) => both(heading))
  const fact = random.pick(facts).value
  return {
    zh: [first?.zh, second?.zh, fact.zh].join('，'),
    en: [first?.en, second?.en, fact.en].join(' · '),
  }
}

function skusFor(
  random: Random,
  leaf: Leaf,
  axes: readonly ChosenAxis[],
  base: number,
  fixed: number,
  soldOut: boolean,
): DemoSku[] {
  const rows = axes.reduce<number[][]>(
    (all, { factors }) => all.flatMap(row => factors.map((_, at) => [...row, at])),
    [[]],
  )
  const floor = Math.min(...axes.map(({ factors }) => Math.min(...factors)), 1)
  const dead = random.between(0, rows.length - 1)
  return rows.map((valueIndex, position) => {
    const factor = axes.reduce((product, { factors }, axis) => product * (factors[valueIndex[axis] ?? 0] ?? 1), fixed)
    const image = axes[0]?.axis.values[valueIndex[0] ?? 0]?.image ?? ''
    const isGone = soldOut || (rows.length > 1 && position === dead && random.chance(0.08))
    return {
      valueIndex,
      price: factor === 1 ? base : shopPrice((base * factor) / floor / 100, leaf.ending),
      stock: isGone ? 0 : random.chance(0.02) ? random.between(1, 6) : random.between(12, 400),
      image,
    }
  })
}

/** The main picture in the goods' own colour, the other colours on sale, then views that show one of them. */
function imagesFor(kind: Kind, pictures: readonly Picture[], axes: readonly ChosenAxis[], lead: number): string[] {
  const own = kind.colours[lead % Math.max(1, kind.colours.length)]
  const front = (picture: Picture) => picture.view === 'front'
  const main = pictures.filter(picture => front(picture) && (own === undefined || picture.colours[0] === own))
  const dyed = axes.flatMap(({ axis }) => axis.values.map(value => value.image)).filter(image => image !== '')
  const rest = pictures.filter(picture => !front(picture))
  const views = own === undefined || dyed.length > 0 ? rest : rest.filter(picture => picture.colours.includes(own))
  return [
    ...new Set([
      ...main.map(({ key }) => pictureAddress(key)),
      ...dyed,
      ...views.map(({ key }) => pictureAddress(key)),
    ]),
  ].slice(0, 8)
}

function weightText(grams: number): Both {
  const text = grams >= 1_000 ? `${(grams / 1_000).toFixed(1)} kg` : `${grams} g`
  return { zh: text.replace('kg', '千克').replace(' g', ' 克'), en: text }
}

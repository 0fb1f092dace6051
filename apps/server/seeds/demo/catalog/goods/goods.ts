import type { Leaf } from '../assortment/shape.ts'
import { campaignsFor } from '../campaign-fit.ts'
import { both } from '../pair.ts'
import { type Random, randomFor } from '../random.ts'
import { STORES } from '../stores.ts'
import type { Both, DemoGoods } from '../types.ts'
import { axesOf, choiceOf } from './axes.ts'
import { brandIndex } from './brands.ts'
import { promisesOf } from './detail/closing.ts'
import { detailPages } from './detail/detail.ts'
import { drawLiking } from './liking.ts'
import { parametersOf } from './parameters.ts'
import { galleriesOf, pictureAddress } from './pictures.ts'
import { PLACES, type Place } from './places.ts'
import { articlePrice, drawMarketPrice } from './prices.ts'
import { skusFor } from './skus.ts'
import { drawStates, type GoodsState } from './states.ts'
import { editionOf, titleOf } from './titles.ts'

const NOTHING: Both = { zh: '', en: '' }
const REJECTIONS: readonly Both[] = [
  { zh: '主图含有联系方式，请更换后重新提交', en: 'The main picture shows contact details, please replace it' },
  { zh: '类目与商品不符，请选择正确的类目', en: 'The class does not fit the goods, please choose the right one' },
  { zh: '缺少品牌授权书，请补充后提交', en: 'The brand licence is missing, please add it' },
]

/** `count` goods, each class in turn, so that each has some. The same seed and count give identical goods. */
export const generateGoods = (seed: number, count: number): DemoGoods[] => [...goodsInTurn(seed, count)]

/**
 * The same goods one at a time, for callers that cannot hold them all: each class in turn, its articles in order; when
 * all articles are sold, a next round by other brands and of later generations.
 */
export function* goodsInTurn(seed: number, count: number): Generator<DemoGoods> {
  const states = drawStates(randomFor(seed, 'goods-states'), count, PLACES.length)
  const ranks = randomFor(seed, 'goods-ranks').shuffle(Array.from({ length: count }, (_, index) => index))
  const pictures = new Map(PLACES.map(({ leaf }) => [leaf, picturesFor(leaf)]))
  for (let index = 0; index < count; index += 1) {
    const place = PLACES[index % PLACES.length]
    if (place === undefined) throw new RangeError('no classes')
    const plan = { index, count, state: states[index] ?? 'listed', rank: ranks[index] ?? index }
    yield oneGoods(randomFor(seed, `goods:${index}`), place, plan, pictures.get(place.leaf) ?? [])
  }
}

interface Plan {
  readonly index: number
  readonly count: number
  readonly state: GoodsState
  readonly rank: number
}

function oneGoods(
  random: Random,
  place: Place,
  { index, count, state, rank }: Plan,
  pictures: readonly ArticlePictures[],
): DemoGoods {
  const { leaf, offers } = place
  const turn = Math.floor(index / PLACES.length)
  const at = turn % offers.length
  const round = Math.floor(turn / offers.length)
  const offer = offers[at]
  const shown = pictures[at]
  if (offer === undefined || shown === undefined) throw new RangeError(`${leaf.code} sells nothing`)
  const { article, store, kind } = offer
  const edition = editionOf(leaf, article, round)
  const name = titleOf(article, edition)
  const choice = choiceOf(leaf, kind, article)
  const axes = axesOf(article, choice, colour => shown.byColour.get(colour) ?? '')
  const base = articlePrice(article.price, round, leaf.ending)
  const skus = skusFor(random, axes, base, leaf.ending, state === 'sold_out')
  const prices = skus.map(sku => sku.price)
  const seller = round === 0 ? store : sellerOfBrand(place, edition.brand, store)
  const offered = {
    store: seller,
    skus,
    marketPrice: drawMarketPrice(random, Math.min(...prices), Math.max(...prices), leaf.ending),
    services: promisesOf(place),
    shelf: state === 'off_shelf' ? 'off_shelf' : 'on_shelf',
    verify: state === 'to_be_reviewed' || state === 'rejected' ? state : 'examined',
  } as const
  return {
    ...offered,
    campaigns: campaignsFor(offered),
    number: index,
    leaf: place.leafClass,
    article: offer.number,
    brand: brandIndex(edition.brand),
    name,
    subname: both(article.subname),
    goodsNo: `SJ${String(10_001 + index)}`,
    images: shown.images,
    weight: article.grams,
    axes: axes.map(({ axis }) => axis),
    content: detailPages({ place, offer, name, images: shown.story }),
    attributes: parametersOf(leaf, article, choice, edition),
    refuseInfo: state === 'rejected' ? random.pick(REJECTIONS) : NOTHING,
    popularity: (storeFactor(seller) * cheapness(base)) / (1 + rank / 12),
    liking: drawLiking(random, seller),
    ageDays: 3 + 177 * (1 - (index + random.next()) / count),
  }
}

/** In later rounds another brand of the class makes the article: the store that sells this brand's articles sells it. */
const sellerOfBrand = ({ offers }: Place, brand: string, otherwise: number): number =>
  offers.find(({ article }) => article.brand === brand)?.store ?? otherwise

interface ArticlePictures {
  readonly images: readonly string[]
  /** Cover and shared views, without the other colours. */
  readonly story: readonly string[]
  readonly byColour: ReadonlyMap<string, string>
}

/** Addresses of the pictures of each article. */
function picturesFor(leaf: Leaf): ArticlePictures[] {
  const address = ({ key }: { readonly key: string }) => pictureAddress(key)
  return galleriesOf(leaf).map(({ cover, recolours, shared }) => ({
    images: [cover, ...recolours, ...shared].map(address),
    story: [cover, ...shared].map(address),
    byColour: new Map([cover, ...recolours].map(picture => [picture.colour ?? '', address(picture)])),
  }))
}

/** How busy a store is compared with others: between half and twice as much, flagships more. */
function storeFactor(store: number): number {
  const spread = ((store + 17) * 7) % STORES.length
  return (2 - (1.5 * spread) / STORES.length) * (STORES[store]?.flagship === true ? 1.6 : 1)
}

/** Cheaper goods sell more often; 1 for ¥100. */
const cheapness = (price: number): number => (price / 10_000) ** -0.25

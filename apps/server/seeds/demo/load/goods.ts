import { DAY, HOUR } from '@shiji/kit/time/duration.ts'
import type { Ctx } from '../../../src/infra/context.ts'
import { searchTokens } from '../../../src/infra/search/document.ts'
import { leadOf } from '../../../src/infra/search/heads.ts'
import { keepNames } from '../../../src/modules/catalog/data/goods/goods.repo.ts'
import { rememberWords } from '../../../src/modules/catalog/data/search/search.repo.ts'
import { type GoodsTexts, leadTexts, searchTexts } from '../../../src/modules/catalog/domain/goods-texts.ts'
import { isListed } from '../../../src/modules/catalog/domain/listed.ts'
import { isTrading } from '../../../src/modules/store/domain/trading.ts'
import { sellersIn } from '../catalog/branches.ts'
import { freightOf } from '../catalog/freights.ts'
import { BRANDS } from '../catalog/goods/brands.ts'
import { goodsInTurn } from '../catalog/goods/goods.ts'
import type { DemoGoods, LeafClass } from '../catalog/types.ts'
import type { ValueIds } from './attributes.ts'
import type { ClassPlace } from './classes.ts'
import { insertRows, type Row } from './insert.ts'
import type { NumberLine } from './number-line.ts'
import type { LoadedStore } from './stores.ts'

/** Goods that are generated, inserted and forgotten together; their words are inserted in one statement. */
const CHUNK = 200

export interface LoadedSku {
  readonly id: number
  readonly price: number
  readonly stock: number
  readonly name: string
  readonly nameEn: string
  readonly image: string
}

/** What orders, stock and comments need to know about goods; the rest is forgotten once it is inserted. */
export interface LoadedGoods {
  readonly id: number
  readonly storeId: number
  /** Position of its store among those of the world, `STORES` first. */
  readonly store: number
  /** Code of its first-level class. */
  readonly root: string
  readonly name: string
  readonly nameEn: string
  readonly images: readonly string[]
  readonly weight: number
  readonly commissionBp: number
  readonly freight: 'free' | 'default' | 'bulky'
  readonly popularity: number
  /** Stars that buyers give on average, and what they write. */
  readonly liking: number
  readonly voices: LeafClass['voices']
  readonly createdAt: Date
  readonly isListed: boolean
  readonly skus: readonly LoadedSku[]
}

export interface CatalogPlan {
  readonly seed: number
  readonly count: number
  readonly places: ReadonlyMap<string, ClassPlace>
  readonly valueIds: ValueIds
  readonly brands: readonly number[]
  readonly stores: readonly LoadedStore[]
}

/** Goods with SKUs and their search words, a few hundred at a time. Stock and sales follow with the history. */
export async function loadGoods(tx: Ctx, line: NumberLine, plan: CatalogPlan): Promise<LoadedGoods[]> {
  const loaded: LoadedGoods[] = []
  let waiting: { readonly demo: DemoGoods; readonly goods: LoadedGoods }[] = []
  const putDown = async () => {
    const texts = waiting.map(({ demo }) => textsOf(demo, plan))
    await insertRows(
      tx,
      'goods',
      waiting.map(({ demo, goods }, at) => goodsRow(demo, goods, texts[at], plan, tx.clock.now())),
    )
    await keepNames(
      tx,
      waiting.map(({ goods }) => goods.id),
    )
    await insertRows(
      tx,
      'skus',
      waiting.flatMap(({ demo, goods }) => skuRows(demo, goods)),
    )
    await rememberWords(tx, texts)
    waiting = []
  }
  const sellerOf = sellersIn(plan.seed, plan.stores)
  for (const made of goodsInTurn(plan.seed, plan.count)) {
    const demo = { ...made, store: sellerOf(made) }
    const goods = goodsOf(demo, line, plan, tx.clock.now())
    loaded.push(goods)
    waiting.push({ demo, goods })
    if (waiting.length === CHUNK) await putDown()
  }
  await putDown()
  return loaded
}

/** Dates of a store that bring nothing about today. */
const NO_DATES = { holidayUntil: null, closesAt: null }

function goodsOf(demo: DemoGoods, line: NumberLine, { places, stores }: CatalogPlan, now: Date): LoadedGoods {
  const store = stores[demo.store]?.store
  return {
    id: line.take(),
    storeId: stores[demo.store]?.id ?? 0,
    store: demo.store,
    root: places.get(demo.leaf.code)?.rootCode ?? '',
    name: demo.name.zh,
    nameEn: demo.name.en,
    images: demo.images,
    weight: demo.weight,
    commissionBp: demo.leaf.commissionBp,
    freight: freightOf({ weight: demo.weight, price: demo.skus[0]?.price ?? 0 }),
    popularity: demo.popularity,
    liking: demo.liking,
    voices: demo.leaf.voices,
    createdAt: new Date(now.getTime() - Math.round(demo.ageDays * DAY)),
    isListed: isListed({ ...demo, deletedAt: null }, store !== undefined && isTrading({ ...store, ...NO_DATES }, now)),
    skus: demo.skus.map(sku => {
      const values = sku.valueIndex.flatMap((value, axis) => demo.axes[axis]?.values[value] ?? [])
      return {
        id: line.take(),
        price: sku.price,
        stock: sku.stock,
        name: values.map(value => value.zh).join(' '),
        nameEn: values.map(value => value.en).join(' '),
        image: sku.image,
      }
    }),
  }
}

function textsOf(demo: DemoGoods, { places, stores }: CatalogPlan): GoodsTexts {
  const brand = BRANDS[demo.brand]
  const store = stores[demo.store]?.store
  const place = places.get(demo.leaf.code)
  return {
    name: demo.name.zh,
    nameEn: demo.name.en,
    subname: demo.subname.zh,
    subnameEn: demo.subname.en,
    goodsNo: demo.goodsNo,
    codes: [],
    classNames: [demo.leaf.zh, demo.leaf.en],
    classIds: place === undefined ? [] : [place.leaf, place.middle, place.root],
    brandNames: [brand?.zh ?? '', brand?.en ?? ''],
    storeNames: [store?.zh ?? '', store?.en ?? ''],
    attributes: demo.attributes.map(({ value }) => ({ value: value.zh, value_en: value.en })),
  }
}

const quoted = (token: string): string => `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

function goodsRow(
  demo: DemoGoods,
  goods: LoadedGoods,
  texts: GoodsTexts | undefined,
  { places, valueIds, brands, stores }: CatalogPlan,
  now: Date,
): Row {
  const place = places.get(demo.leaf.code)
  const prices = goods.skus.map(sku => sku.price)
  const isBulky = goods.freight === 'bulky'
  return {
    id: goods.id,
    store_id: goods.storeId,
    class_id: place?.leaf,
    class_root_id: place?.root,
    class_middle_id: place?.middle,
    brand_id: brands[demo.brand],
    name: demo.name.zh,
    subname: demo.subname.zh,
    name_en: demo.name.en,
    subname_en: demo.subname.en,
    goods_no: demo.goodsNo,
    images: demo.images,
    video: '',
    min_price: Math.min(...prices),
    max_price: Math.max(...prices),
    market_price: demo.marketPrice,
    weight: demo.weight,
    freight_mode: isBulky ? 'custom' : goods.freight,
    freight_id: isBulky ? stores[demo.store]?.bulkyFreightId : null,
    axes: demo.axes.map(axis => ({
      name: axis.zh,
      name_en: axis.en,
      values: axis.values.map(value => ({ name: value.zh, name_en: value.en, image: value.image })),
    })),
    attributes: demo.attributes.map(({ name, value }) => ({
      name: name.zh,
      name_en: name.en,
      value: value.zh,
      value_en: value.en,
    })),
    value_ids: valueIds(demo),
    free_delivery: goods.freight === 'free',
    services: demo.services,
    content: demo.content.zh,
    content_en: demo.content.en,
    shelf: demo.shelf,
    verify: demo.verify,
    refuse_info: demo.refuseInfo.zh,
    is_listed: goods.isListed,
    is_recommend: demo.number % 11 === 0,
    is_master: demo.number % 17 === 0,
    in_stock: goods.skus.some(sku => sku.stock > 0),
    points_given: 0,
    sales: 0,
    collect_count: 0,
    comment_count: 0,
    good_count: 0,
    bad_count: 0,
    picture_comment_count: 0,
    score_sum: 0,
    search: (texts === undefined ? [] : searchTokens(searchTexts(texts))).map(quoted).join(' '),
    search_lead: texts === undefined ? '' : leadOf(leadTexts(texts)),
    created_at: goods.createdAt,
    // Goods that wait for review were submitted during the last days.
    updated_at:
      demo.verify === 'to_be_reviewed' ? new Date(now.getTime() - (2 + (demo.number % 37)) * HOUR) : goods.createdAt,
  }
}

const skuRows = (demo: DemoGoods, goods: LoadedGoods): Row[] =>
  goods.skus.map((sku, position) => ({
    id: sku.id,
    goods_id: goods.id,
    store_id: goods.storeId,
    value_index: demo.skus[position]?.valueIndex ?? [],
    key: (demo.skus[position]?.valueIndex ?? []).join('-'),
    name: sku.name,
    name_en: sku.nameEn,
    image: sku.image,
    price: sku.price,
    market_price: 0,
    weight: demo.weight,
    code: `${demo.goodsNo}-${position + 1}`,
    position,
  }))

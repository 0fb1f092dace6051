import { DAY, HOUR } from '@shiji/kit/time/duration.ts'
import type { Ctx } from '../../../src/infra/context.ts'
import { searchTokens } from '../../../src/infra/search/document.ts'
import { rememberWords } from '../../../src/modules/catalog/data/search.repo.ts'
import { type GoodsTexts, searchTexts } from '../../../src/modules/catalog/domain/goods-texts.ts'
import { BRANDS } from '../catalog/brands.ts'
import { CLASSES } from '../catalog/classes.ts'
import { generateGoods } from '../catalog/goods.ts'
import { PICTURES, pictureAddress } from '../catalog/pictures.ts'
import { STORES } from '../catalog/stores.ts'
import type { DemoGoods } from '../catalog/types.ts'
import { insertRows } from './insert.ts'
import type { NumberLine } from './number-line.ts'

/** Goods whose words go down in one statement, far below PostgreSQL's limit of parameters. */
const WORDS_CHUNK = 200

export interface LoadedSku {
  readonly id: number
  readonly price: number
  readonly stock: number
  readonly name: string
  readonly nameEn: string
  readonly image: string
}

export interface LoadedGoods {
  readonly demo: DemoGoods
  readonly id: number
  readonly storeId: number
  readonly root: string
  readonly skus: readonly LoadedSku[]
  readonly isListed: boolean
  readonly isFreightFree: boolean
}

interface ClassPlace {
  readonly root: number
  readonly middle: number
  readonly leaf: number
  readonly rootCode: string
  readonly names: readonly string[]
}

const sign = (code: string): string => `${PICTURES}/classes/${code}.webp`

/** The three levels; answers where each leaf stands. */
async function loadClasses(tx: Ctx, line: NumberLine, createdAt: Date): Promise<Map<string, ClassPlace>> {
  const places = new Map<string, ClassPlace>()
  const row = (
    id: number,
    pid: number,
    level: number,
    index: number,
    zh: string,
    en: string,
    thumb: string,
    commissionBp: number,
  ) => ({
    id,
    pid,
    level,
    name_zh: zh,
    name_en: en,
    thumb,
    is_sort: index + 1,
    commission_bp: commissionBp,
    created_at: createdAt,
  })
  const rows = CLASSES.flatMap((root, rootIndex) => {
    const rootId = line.take()
    const below = root.middles.flatMap((middle, middleIndex) => {
      const middleId = line.take()
      const leaves = middle.leaves.map((leaf, leafIndex) => {
        const id = line.take()
        places.set(leaf.code, {
          root: rootId,
          middle: middleId,
          leaf: id,
          rootCode: root.code,
          names: [root.zh, root.en, middle.zh, middle.en, leaf.zh, leaf.en],
        })
        return row(
          id,
          middleId,
          3,
          leafIndex,
          leaf.zh,
          leaf.en,
          pictureAddress(`${leaf.code}-1`, 160),
          leaf.commissionBp,
        )
      })
      return [
        row(middleId, rootId, 2, middleIndex, middle.zh, middle.en, sign(middle.code), middle.commissionBp),
        ...leaves,
      ]
    })
    return [row(rootId, 0, 1, rootIndex, root.zh, root.en, sign(root.code), 500), ...below]
  })
  await insertRows(tx, 'goods_classes', rows)
  return places
}

async function loadBrands(tx: Ctx, line: NumberLine, createdAt: Date): Promise<number[]> {
  const rows = BRANDS.map((brand, index) => ({
    id: line.take(),
    name_zh: brand.zh,
    name_en: brand.en,
    thumb: '',
    is_sort: index + 1,
    created_at: createdAt,
  }))
  await insertRows(tx, 'goods_brands', rows)
  return rows.map(row => row.id)
}

/** Stores with members, classes and freight templates; answers their ids. */
async function loadStores(
  tx: Ctx,
  line: NumberLine,
  owners: readonly number[],
  places: ReadonlyMap<string, ClassPlace>,
  goods: readonly DemoGoods[],
): Promise<number[]> {
  const now = tx.clock.now()
  const createdAt = new Date(now.getTime() - 280 * DAY)
  const ids = STORES.map(() => line.take())
  await insertRows(
    tx,
    'stores',
    STORES.map((store, index) => ({
      id: ids[index],
      user_id: owners[index],
      name: store.zh,
      name_en: store.en,
      seal: store.seal,
      colour: store.colour,
      logo: `${PICTURES}/stores/${String(index + 1).padStart(2, '0')}.webp`,
      description: store.description.zh,
      description_en: store.description.en,
      mobile: `1990001${String(index + 1).padStart(4, '0')}`,
      company_name: `${store.city}${store.zh}商贸有限公司`,
      area_info: store.city,
      address: '高新路 88 号',
      application: {},
      after_sale_service: '<p>签收后 7 天内可无理由退换，质量问题由店铺承担来回运费。</p>',
      verify: store.verify,
      refuse_info: store.verify === 'denied' ? store.reason.zh : '',
      status: store.status,
      status_reason: store.status === 'holiday' ? store.reason.zh : '',
      is_flagship: store.flagship,
      low_stock: 10,
      follow_count: 0,
      comment_count: 0,
      agree_sum: 0,
      service_sum: 0,
      speed_sum: 0,
      created_at: store.verify === 'verifying' ? new Date(now.getTime() - 30 * HOUR) : createdAt,
      passed_at: store.verify === 'passed' ? new Date(createdAt.getTime() + 2 * DAY) : null,
    })),
  )
  await insertRows(
    tx,
    'store_members',
    STORES.map((_, index) => ({
      id: line.take(),
      user_id: owners[index],
      store_id: ids[index],
      role: 'owner',
      created_at: createdAt,
    })),
  )
  const sold = new Map(
    goods.map(item => [
      `${item.store}:${item.leaf.code}`,
      { store_id: ids[item.store], class_id: places.get(item.leaf.code)?.leaf },
    ]),
  )
  await insertRows(tx, 'store_classes', [...sold.values()])
  await insertRows(
    tx,
    'freights',
    STORES.flatMap((_, index) => [
      freight(line.take(), ids[index], '全国默认', true, 800, 200, [], createdAt),
      freight(line.take(), ids[index], '偏远地区', false, 1_800, 800, [540_000, 650_000], createdAt),
    ]),
  )
  return ids
}

const freight = (
  id: number,
  storeId: number | undefined,
  name: string,
  isDefault: boolean,
  first: number,
  step: number,
  areaIds: readonly number[],
  createdAt: Date,
) => ({
  id,
  store_id: storeId,
  name,
  is_default: isDefault,
  first_weight: 1_000,
  first_price: first,
  step_weight: 1_000,
  step_price: step,
  area_ids: areaIds,
  created_at: createdAt,
})

const quoted = (token: string): string => `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** Classes, brands, stores and goods with SKUs. Stock and sales follow with the history. */
export async function loadCatalog(
  tx: Ctx,
  line: NumberLine,
  owners: readonly number[],
  seed: number,
  count: number,
): Promise<{ readonly goods: LoadedGoods[]; readonly stores: readonly number[] }> {
  const now = tx.clock.now()
  const createdAt = new Date(now.getTime() - 300 * DAY)
  const places = await loadClasses(tx, line, createdAt)
  const brands = await loadBrands(tx, line, createdAt)
  const demos = generateGoods(seed, count)
  const stores = await loadStores(tx, line, owners, places, demos)
  const goods = demos.map((demo): LoadedGoods => {
    const store = STORES[demo.store]
    return {
      demo,
      id: line.take(),
      storeId: stores[demo.store] ?? 0,
      root: places.get(demo.leaf.code)?.rootCode ?? '',
      isListed:
        demo.shelf === 'on_shelf' &&
        demo.verify === 'examined' &&
        store?.verify === 'passed' &&
        store.status === 'open',
      isFreightFree: demo.weight < 5_000 && (demo.skus[0]?.price ?? 0) >= 9_900,
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
  })
  const texts = goods.map(item => textsOf(item, places))
  await insertGoods(tx, goods, texts, places, brands)
  await insertSkus(tx, goods)
  for (let start = 0; start < texts.length; start += WORDS_CHUNK)
    await rememberWords(tx, texts.slice(start, start + WORDS_CHUNK))
  return { goods, stores }
}

const textsOf = ({ demo }: LoadedGoods, places: ReadonlyMap<string, ClassPlace>): GoodsTexts => {
  const brand = BRANDS[demo.brand]
  const store = STORES[demo.store]
  return {
    name: demo.name.zh,
    nameEn: demo.name.en,
    subname: demo.subname.zh,
    subnameEn: demo.subname.en,
    goodsNo: demo.goodsNo,
    codes: [],
    around: [
      ...(places.get(demo.leaf.code)?.names ?? []),
      brand?.zh ?? '',
      brand?.en ?? '',
      store?.zh ?? '',
      store?.en ?? '',
    ],
  }
}

async function insertGoods(
  tx: Ctx,
  goods: readonly LoadedGoods[],
  texts: readonly GoodsTexts[],
  places: ReadonlyMap<string, ClassPlace>,
  brands: readonly number[],
): Promise<void> {
  const now = tx.clock.now()
  const rows = goods.map(({ demo, id, storeId, isListed, isFreightFree, skus }, index) => {
    const place = places.get(demo.leaf.code)
    const prices = skus.map(sku => sku.price)
    const createdAt = new Date(now.getTime() - demo.ageDays * DAY)
    const text = texts[index]
    return {
      id,
      store_id: storeId,
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
      freight_mode: isFreightFree ? 'free' : 'default',
      freight_id: null,
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
      services: demo.services,
      content: demo.content.zh,
      content_en: demo.content.en,
      shelf: demo.shelf,
      verify: demo.verify,
      refuse_info: demo.refuseInfo.zh,
      is_listed: isListed,
      is_recommend: index % 11 === 0,
      is_master: index % 17 === 0,
      in_stock: skus.some(sku => sku.stock > 0),
      points_given: 0,
      sales: 0,
      collect_count: 0,
      comment_count: 0,
      good_count: 0,
      bad_count: 0,
      picture_comment_count: 0,
      score_sum: 0,
      search: (text === undefined ? [] : searchTokens(searchTexts(text))).map(quoted).join(' '),
      created_at: createdAt,
      // What waits for review was handed in during the last days.
      updated_at: demo.verify === 'to_be_reviewed' ? new Date(now.getTime() - (2 + (index % 37)) * HOUR) : createdAt,
    }
  })
  await insertRows(tx, 'goods', rows)
}

async function insertSkus(tx: Ctx, goods: readonly LoadedGoods[]): Promise<void> {
  const rows = goods.flatMap(({ demo, id, storeId, skus }) =>
    skus.map((sku, position) => ({
      id: sku.id,
      goods_id: id,
      store_id: storeId,
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
    })),
  )
  await insertRows(tx, 'skus', rows)
}

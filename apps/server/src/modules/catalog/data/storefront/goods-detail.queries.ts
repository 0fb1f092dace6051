import type { GoodsCard, Sku } from '@shiji/contract/catalog/catalog.ts'
import type { GoodsGone } from '@shiji/contract/catalog/goods-detail.ts'
import { type Fen, fen } from '@shiji/kit/money/fen.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { type GradeFacts, gradeJoin, type StoreCardFacts, statusText, tradingText } from '../../../store/index.ts'
import { offeredText } from '../../domain/listed.ts'
import { goneReason } from '../../domain/sale-problem.ts'
import type { StoredAttribute, StoredAxis } from '../goods/goods.table.ts'
import { orderTerms } from '../search/search-conditions.ts'
import { runPrepared, Values } from '../sql-text.ts'
import { CARD, type CardRow, cardOf } from './goods-card.queries.ts'

interface NamedRow {
  readonly id: number
  readonly name: string
  readonly name_en: string
}

type SkuAmounts = 'price' | 'market_price'

/** A SKU of the product page, with what is left of it. */
export interface DetailSku extends Omit<Sku, SkuAmounts | 'stock'>, Readonly<Record<SkuAmounts, Fen>> {
  readonly left: number
}

/** How the store sends these goods. */
export interface Shipping {
  /** Hours from an order to its parcel. */
  readonly hours: number
  /** Province and city of the store; null when it has no address. */
  readonly provinceId: number | null
  readonly fromId: number | null
  /** Usual express company; null for the first one on offer. */
  readonly expressId: number | null
}

/** What a product page shows of the grade of its store. */
type ShownGrade = Pick<GradeFacts, 'name' | 'nameEn' | 'icon' | 'services'>

export interface DetailFacts {
  readonly card: GoodsCard
  readonly classId: number
  readonly goodsNo: string
  readonly images: readonly string[]
  readonly video: string
  readonly maxPrice: Fen
  readonly classes: readonly NamedRow[]
  readonly brand: NamedRow | null
  readonly axes: readonly StoredAxis[]
  readonly attributes: readonly StoredAttribute[]
  readonly freightMode: string
  readonly freightId: number | null
  readonly shipping: Shipping
  readonly content: string
  readonly contentEn: string
  readonly comments: { readonly all: number; readonly good: number; readonly bad: number; readonly withImage: number }
  readonly skus: readonly DetailSku[]
  readonly store: StoreCardFacts
  readonly grade: ShownGrade | null
  readonly isTrading: boolean
}

interface Row extends CardRow {
  readonly class_id: string
  readonly goods_no: string
  readonly images: string[]
  readonly video: string
  readonly max_price: string
  readonly classes: NamedRow[]
  readonly brand: NamedRow | null
  readonly axes: StoredAxis[]
  readonly attributes: StoredAttribute[]
  readonly freight_mode: string
  readonly freight_id: string | null
  readonly ship_hours: number
  readonly province_id: string | null
  readonly from_id: string | null
  readonly express_id: string | null
  readonly content: string
  readonly content_en: string
  readonly good_count: string
  readonly bad_count: string
  readonly picture_comment_count: string
  readonly skus: (Omit<DetailSku, SkuAmounts> & Pick<Sku, SkuAmounts>)[]
  readonly store: StoreCardFacts
  readonly grade: ShownGrade | null
  readonly is_trading: boolean
  /** Sold since the lists were last updated. */
  readonly sold_since: string
}

const DETAIL = `
  select ${CARD}, coalesce((select c.sales from goods_counters c where c.goods_id = g.id), 0) as sold_since, g.class_id, g.goods_no, g.images, g.video, g.max_price, g.axes, g.attributes, g.freight_mode, g.freight_id, coalesce(g.ship_hours, s.ship_hours) as ship_hours, s.express_id,
    coalesce(s.city_id, s.province_id) as from_id, s.province_id,
    g.content, g.content_en, g.good_count, g.bad_count, g.picture_comment_count,
    (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name_zh, 'name_en', c.name_en) order by c.level), '[]')
      from goods_classes c where c.id in (g.class_root_id, g.class_middle_id, g.class_id)) as classes,
    (select json_build_object('id', b.id, 'name', b.name_zh, 'name_en', b.name_en)
      from goods_brands b where b.id = g.brand_id) as brand,
    (select coalesce(json_agg(json_build_object('id', k.id, 'name', k.name, 'name_en', k.name_en, 'value_index', k.value_index,
        'image', k.image, 'price', k.price, 'market_price', k.market_price, 'left', st.on_hand - st.reserved,
        'weight', k.weight, 'code', k.code) order by k.position, k.id), '[]')
      from skus k join stocks st on st.sku_id = k.id where k.goods_id = g.id and k.deleted_at is null) as skus,
    json_build_object('id', s.id, 'name', s.name, 'nameEn', s.name_en, 'seal', s.seal, 'colour', s.colour, 'logo', s.logo,
      'isFlagship', s.is_flagship, 'areaInfo', s.area_info, 'followCount', s.follow_count, 'commentCount', s.comment_count,
      'agreeSum', s.agree_sum, 'serviceSum', s.service_sum, 'speedSum', s.speed_sum,
      'dueOrders', s.due_orders, 'lateHours', s.late_hours) as store,
    case when gr.id is not null then
      json_build_object('name', gr.name, 'nameEn', gr.name_en, 'icon', gr.icon, 'services', gr.services) end as grade,
    ${tradingText('s', '$1::timestamptz')} as is_trading
  from goods g join stores s on s.id = g.store_id ${gradeJoin('s', 'gr')}
  where (g.is_listed or ${offeredText('g')} and ${tradingText('s', '$1::timestamptz')}) and g.id = `

const idOf = (text: string | null): number | null => (text === null ? null : Number(text))

/**
 * Everything that the product page shows of listed goods, in one statement; undefined for all others (T38). Goods whose
 * store has just opened again are shown before the lists have followed.
 */
export async function goodsDetail(ctx: Ctx, id: number): Promise<DetailFacts | undefined> {
  const values = new Values()
  values.add(ctx.clock.now())
  const [row] = await runPrepared<Row>(ctx, DETAIL + values.add(id), values)
  if (row === undefined) return undefined
  return {
    card: { ...cardOf(row), sales: Number(row.sales) + Number(row.sold_since) },
    classId: Number(row.class_id),
    goodsNo: row.goods_no,
    images: row.images,
    video: row.video,
    maxPrice: fen(Number(row.max_price)),
    classes: row.classes,
    brand: row.brand,
    axes: row.axes,
    attributes: row.attributes,
    freightMode: row.freight_mode,
    freightId: idOf(row.freight_id),
    shipping: {
      hours: row.ship_hours,
      provinceId: idOf(row.province_id),
      fromId: idOf(row.from_id),
      expressId: idOf(row.express_id),
    },
    content: row.content,
    contentEn: row.content_en,
    comments: {
      all: Number(row.comment_count),
      good: Number(row.good_count),
      bad: Number(row.bad_count),
      withImage: Number(row.picture_comment_count),
    },
    skus: row.skus.map(sku => ({ ...sku, price: fen(sku.price), market_price: fen(sku.market_price) })),
    store: row.store,
    grade: row.grade,
    isTrading: row.is_trading,
  }
}

/** The best-selling other goods of the class. */
export async function relatedGoods(ctx: Ctx, classId: number, exceptId: number, limit: number): Promise<GoodsCard[]> {
  const values = new Values()
  const rows = await runPrepared<CardRow>(
    ctx,
    `select ${CARD} from (select g.id from goods g where g.is_listed and g.class_id = ${values.add(classId)} and g.id <> ${values.add(exceptId)}
       order by ${orderTerms('sales', 'desc')} limit ${values.add(limit)}) p
     join goods g on g.id = p.id join stores s on s.id = g.store_id order by ${orderTerms('sales', 'desc')}`,
    values,
  )
  return rows.map(cardOf)
}

interface GoneRow {
  readonly is_deleted: boolean
  readonly verify: string
  readonly store_verify: string
  readonly store_status: string
  readonly is_trading: boolean
  readonly store: { readonly id: number; readonly name: string; readonly name_en: string }
}

/**
 * Why goods are not for sale any more, and their store if it trades. Goods that were never on sale are as unknown as
 * missing ones (T38): approved now, or sold or commented on before.
 */
export async function goodsGone(ctx: Ctx, id: number): Promise<GoodsGone> {
  const values = new Values()
  const now = `${values.add(ctx.clock.now())}::timestamptz`
  const [row] = await runPrepared<GoneRow>(
    ctx,
    `select g.deleted_at is not null as is_deleted, g.verify, s.verify as store_verify, ${statusText('s', now)} as store_status, ${tradingText('s', now)} as is_trading,
       json_build_object('id', s.id, 'name', s.name, 'name_en', s.name_en) as store
     from goods g join stores s on s.id = g.store_id
     where not g.is_listed and (g.verify = 'examined' or g.sales > 0 or g.comment_count > 0) and g.id = ${values.add(id)}`,
    values,
  )
  if (row === undefined) return { reason: 'unknown', store: null }
  const store = { verify: row.store_verify, status: row.store_status }
  return {
    reason: goneReason({ isDeleted: row.is_deleted, verify: row.verify, store }),
    store: row.is_trading ? row.store : null,
  }
}

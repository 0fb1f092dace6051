import type { FreightMode } from '@shiji/contract/statuses.ts'
import { type Fen, fen } from '@shiji/kit/money/fen.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { named } from '../../../../infra/database/named.ts'
import { gradeJoin, tradingText } from '../../../store/index.ts'
import { commissionText } from '../../domain/commission-rate.ts'
import { freightModeOf } from '../../domain/freight-mode.ts'
import { offeredText } from '../../domain/listed.ts'
import { type SaleProblem, saleProblem } from '../../domain/sale-problem.ts'

/** Everything that a cart, a quote or an order needs to know about a SKU now. */
export interface SellableSku {
  readonly skuId: number
  readonly goodsId: number
  readonly storeId: number
  /** Owner of the store, who must not buy there. */
  readonly storeOwnerId: number
  readonly storeName: string
  readonly storeNameEn: string
  readonly storeSeal: string
  readonly storeColour: string
  readonly storeLogo: string
  readonly classId: number
  readonly name: string
  readonly nameEn: string
  readonly skuName: string
  readonly skuNameEn: string
  readonly image: string
  readonly price: Fen
  /** Grams of one piece. */
  readonly weight: number
  readonly freightMode: FreightMode
  readonly freightId: number | null
  /** Hours from payment to shipping: of the goods, else of the store. */
  readonly shipHours: number
  /** Platform commission: see `commissionRate`. */
  readonly commissionBp: number
  /** Pieces that may still be sold. */
  readonly left: number
  /** Error id of the reason why it cannot be sold now, or null. */
  readonly problem: SaleProblem | null
}

interface Row {
  readonly sku_id: string
  readonly goods_id: string
  readonly store_id: string
  readonly owner_id: string
  readonly store_name: string
  readonly store_name_en: string
  readonly seal: string
  readonly colour: string
  readonly logo: string
  readonly class_id: string
  readonly name: string
  readonly name_en: string
  readonly sku_name: string
  readonly sku_name_en: string
  readonly image: string
  readonly price: string
  readonly weight: string
  readonly freight_mode: string
  readonly freight_id: string | null
  readonly ship_hours: number
  readonly commission_bp: number
  readonly left: string
  readonly sku_exists: boolean
  readonly is_offered: boolean
  readonly is_trading: boolean
}

const SELLABLE = `
  select k.id as sku_id, g.id as goods_id, s.id as store_id, s.user_id as owner_id,
    s.name as store_name, s.name_en as store_name_en, s.seal, s.colour, s.logo,
    g.class_id, g.name, g.name_en, k.name as sku_name, k.name_en as sku_name_en,
    coalesce(nullif(k.image, ''), g.images ->> 0, '') as image,
    k.price, k.weight, g.freight_mode, g.freight_id,
    coalesce(g.ship_hours, s.ship_hours) as ship_hours,
    ${commissionText('sc', 's', 'c', 'gr')} as commission_bp,
    st.on_hand - st.reserved as left,
    k.deleted_at is null as sku_exists,
    ${offeredText('g')} as is_offered,
    ${tradingText('s', '$2::timestamptz')} as is_trading
  from skus k
  join goods g on g.id = k.goods_id
  join stores s on s.id = g.store_id
  join stocks st on st.sku_id = k.id
  left join goods_classes c on c.id = g.class_id
  left join store_classes sc on sc.store_id = s.id and sc.class_id = g.class_id
  ${gradeJoin('s', 'gr')}
  where k.id = any($1::bigint[])`

/** SKUs as they can be sold now, by id, in one statement; unknown ids are absent. */
export async function sellableSkus(ctx: Ctx, skuIds: readonly number[]): Promise<ReadonlyMap<number, SellableSku>> {
  if (skuIds.length === 0) return new Map()
  const rows = await named<Row>(ctx, 'sellable_skus', SELLABLE, [skuIds, ctx.clock.now()])
  return new Map(rows.map(row => [Number(row.sku_id), sellable(row)]))
}

function sellable(row: Row): SellableSku {
  const left = Number(row.left)
  return {
    skuId: Number(row.sku_id),
    goodsId: Number(row.goods_id),
    storeId: Number(row.store_id),
    storeOwnerId: Number(row.owner_id),
    storeName: row.store_name,
    storeNameEn: row.store_name_en,
    storeSeal: row.seal === '' ? ([...row.store_name][0] ?? '') : row.seal,
    storeColour: row.colour,
    storeLogo: row.logo,
    classId: Number(row.class_id),
    name: row.name,
    nameEn: row.name_en,
    skuName: row.sku_name,
    skuNameEn: row.sku_name_en,
    image: row.image,
    price: fen(Number(row.price)),
    weight: Number(row.weight),
    freightMode: freightModeOf(row.freight_mode),
    freightId: row.freight_id === null ? null : Number(row.freight_id),
    shipHours: row.ship_hours,
    commissionBp: row.commission_bp,
    left,
    problem: saleProblem({
      skuExists: row.sku_exists,
      isOffered: row.is_offered,
      isTrading: row.is_trading,
      left,
    }),
  }
}

import type { FormSku, GoodsForm, GoodsRow, OpenChange } from '@shiji/contract/catalog/catalog.ts'
import type { GoodsAction } from '@shiji/contract/catalog/goods.actions.ts'
import type { Permission } from '@shiji/contract/permissions.ts'
import { FREIGHT_MODES, OPEN_CHANGE_STATES } from '@shiji/contract/statuses.ts'
import type { Actor } from '../../../infra/context.ts'
import { holds } from '../../../infra/permission.ts'
import type { GoodsFormFacts, ListedGoods, NamedChange, StockedSku } from '../data/goods/goods-row.queries.ts'
import { goodsActions, reviewMachine, shelfMachine } from '../domain/goods.machine.ts'

const NEEDED: Readonly<Record<'seller' | 'admin', Readonly<Partial<Record<GoodsAction, Permission>>>>> = {
  seller: {
    update: 'goods.update',
    put_on: 'goods.update',
    take_off: 'goods.update',
    delete: 'goods.delete',
    stock: 'stock.update',
  },
  admin: {
    update: 'goods.update',
    put_on: 'goods.update',
    take_off: 'goods.update',
    examine: 'goods.review',
    reject: 'goods.review',
  },
}

const stateOf = <const T extends string>(word: string, states: readonly T[]): T => {
  const state = states.find(each => each === word)
  if (state === undefined) throw new Error(`unknown state ${word}`)
  return state
}

/** A row of the goods tables, with the actions that this person may do now. */
export function goodsRow(actor: Actor, { goods, ...names }: ListedGoods): GoodsRow {
  const shelf = stateOf(goods.shelf, shelfMachine.states)
  const verify = stateOf(goods.verify, reviewMachine.states)
  const by = actor.kind === 'admin' ? 'admin' : 'seller'
  const actions = goodsActions(verify, shelf, by).filter(action => {
    const permission = NEEDED[by][action]
    return permission !== undefined && holds(actor, permission)
  })
  return {
    id: goods.id,
    name: goods.name,
    name_en: goods.nameEn,
    goods_no: goods.goodsNo,
    image: goods.images[0] ?? '',
    store_id: goods.storeId,
    store_name: names.storeName,
    store_name_en: names.storeNameEn,
    class_id: goods.classId,
    class_name: names.className,
    class_name_en: names.classNameEn,
    brand_name: names.brandName,
    brand_name_en: names.brandNameEn,
    price: goods.minPrice,
    max_price: goods.maxPrice,
    stock: names.stock,
    sales: goods.sales,
    shelf,
    verify,
    refuse_info: goods.refuseInfo,
    change_state: names.changeState === null ? null : stateOf(names.changeState, OPEN_CHANGE_STATES),
    is_recommend: goods.isRecommend,
    is_master: goods.isMaster,
    shelf_on_at: goods.shelfOnAt?.toISOString() ?? null,
    shelf_off_at: goods.shelfOffAt?.toISOString() ?? null,
    created_at: goods.createdAt.toISOString(),
    actions,
  }
}

/** The goods form with its SKUs; rich texts carry both parts. */
export function goodsForm(actor: Actor, facts: GoodsFormFacts): GoodsForm {
  const { goods, content, contentEn, skus, change } = facts
  return {
    ...goodsRow(actor, facts),
    subname: goods.subname,
    subname_en: goods.subnameEn,
    brand_id: goods.brandId,
    images: [...goods.images],
    video: goods.video,
    market_price: goods.marketPrice,
    weight: goods.weight,
    freight_mode: stateOf(goods.freightMode, FREIGHT_MODES),
    freight_id: goods.freightId,
    axes: goods.axes.map(axis => ({ ...axis, values: [...axis.values] })),
    skus: skus.map(formSku),
    attributes: [...goods.attributes],
    services: [...goods.services],
    ship_hours: goods.shipHours,
    content,
    content_en: contentEn,
    change: change === undefined ? null : openChange(change),
  }
}

const openChange = (change: NamedChange): OpenChange => ({
  id: change.id,
  version: change.version,
  state: stateOf(change.state, OPEN_CHANGE_STATES),
  values: change.values,
  class_name: change.className.name,
  class_name_en: change.className.name_en,
  brand_name: change.brandName.name,
  brand_name_en: change.brandName.name_en,
  reason: change.reason,
  submitted_by: change.submittedBy,
  submitted_at: change.submittedAt.toISOString(),
})

const formSku = (sku: StockedSku): FormSku => ({
  id: sku.id,
  value_index: [...sku.valueIndex],
  name: sku.name,
  name_en: sku.nameEn,
  image: sku.image,
  price: sku.price,
  market_price: sku.marketPrice,
  stock: sku.onHand,
  reserved: sku.reserved,
  weight: sku.weight,
  code: sku.code,
})

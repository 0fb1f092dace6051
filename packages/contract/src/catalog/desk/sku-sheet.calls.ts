import { call } from '../../call.ts'
import type { Done, IdsParams } from '../../schema.ts'
import type { SheetGoods, SkuSheetInput } from './sku-sheet.ts'

/** SKUs of goods of the own store with prices and stock. */
export const goodsSkusCall = call<{ params: IdsParams; data: SheetGoods[] }>()({
  method: 'GET',
  path: '/goods/skus/:ids',
  area: 'seller',
  access: 'goods.view',
  reads: ['/goods', '/stocks'],
})

/** Sets prices and stock of many SKUs, all or none. */
export const skuSheetCall = call<{ body: SkuSheetInput; data: Done }>()({
  method: 'PUT',
  path: '/goods/sheet',
  area: 'seller',
  access: 'goods.update',
  idempotent: true,
  keyed: true,
  changes: ['/goods', '/stocks'],
  changesWhenRefused: true,
})

import { defineErrors } from '../error-entry.ts'

export const catalogErrors = defineErrors({
  'goods.not_for_sale': { code: 409, key: 'refusal.goods_not_for_sale' },
  'goods.state_changed': { code: 409, key: 'refusal.state_changed' },
  'goods.review_changed': { code: 409, key: 'refusal.review_changed' },
  'goods.change_stale': { code: 409, key: 'refusal.change_stale' },
  'goods.sku_required': { code: 400, key: 'error.sku_required' },
  'goods.sku_missing': { code: 400, key: 'refusal.sku_missing' },
  'goods.sku_too_many': { code: 400, key: 'refusal.sku_too_many' },
  'goods.sku_duplicate': { code: 400, key: 'refusal.sku_duplicate' },
  'goods.limit_reached': { code: 400, key: 'refusal.goods_limit' },
  'goods_draft.full': { code: 400, key: 'refusal.goods_drafts_full' },
  'goods.class_not_allowed': { code: 400, key: 'refusal.class_not_allowed' },
  'stock.not_enough': { code: 409, key: 'error.insufficient_stock' },
  'stocktake.open': { code: 409, key: 'refusal.stocktake_open' },
  'stocktake.ended': { code: 409, key: 'refusal.stocktake_ended' },
  'favorite.full': { code: 400, key: 'refusal.favorite_full' },
  'favorite.store_missing': { code: 409, key: 'refusal.favorite_store_missing' },
  'brand.name_taken': { code: 409, key: 'refusal.brand_exists' },
  'brand.state_changed': { code: 409, key: 'refusal.state_changed' },
  'class.depth': { code: 400, key: 'refusal.class_depth' },
})

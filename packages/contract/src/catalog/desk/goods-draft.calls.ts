import { call } from '../../call.ts'
import type { Deleted, IdsParams } from '../../schema.ts'
import type { GoodsDraftInput, GoodsDraftQuery, KeptGoodsDraft, SavedGoodsDraft } from './goods-draft.ts'

/** Own drafts of one goods, the newest first. */
export const goodsDraftsCall = call<{ query: GoodsDraftQuery; data: KeptGoodsDraft[] }>()({
  method: 'GET',
  path: '/goods_drafts',
  area: 'seller',
  access: 'goods.view',
  keepFor: 0,
})

/** Keeps what is typed into a form; the last write of a form counts. */
export const keepGoodsDraftCall = call<{ body: GoodsDraftInput; data: SavedGoodsDraft }>()({
  method: 'PUT',
  path: '/goods_drafts',
  area: 'seller',
  access: { field: 'kind', permissions: { new: 'goods.create', goods: 'goods.update' }, otherwise: 'goods' },
})

/** Removes own drafts, all of them or none. */
export const removeGoodsDraftsCall = call<{ params: IdsParams; data: Deleted }>()({
  method: 'DELETE',
  path: '/goods_drafts/:ids',
  area: 'seller',
  access: 'session',
})

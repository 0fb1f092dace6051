import {
  goodsDraftsCall,
  keepGoodsDraftCall,
  removeGoodsDraftsCall,
} from '@shiji/contract/catalog/desk/goods-draft.calls.ts'
import {
  GoodsDraftInput,
  GoodsDraftQuery,
  KeptGoodsDraft,
  SavedGoodsDraft,
} from '@shiji/contract/catalog/desk/goods-draft.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { Deleted, IdsParams } from '@shiji/contract/schema.ts'
import Type from 'typebox'
import { answer } from '../../../../http/routes/answer.ts'
import { idsOf } from '../../../../records/ids.ts'
import { keepDraft, readDrafts, removeDrafts } from '../../use-cases/drafts/keep-draft.ts'

/** Drafts of the goods form: what a person typed and did not save. */
export const goodsDraftSellerRoutes = [
  answer(
    goodsDraftsCall,
    { summary: 'Own drafts of goods', query: GoodsDraftQuery, data: Type.Array(KeptGoodsDraft) },
    (ctx, { query }) => readDrafts(ctx, query.goods_id),
  ),
  answer(
    keepGoodsDraftCall,
    {
      summary: 'Keep what is typed into the goods form',
      body: GoodsDraftInput,
      data: SavedGoodsDraft,
      bodyBytes: LIMITS.request.bigBodyBytes,
    },
    (ctx, { body }) => keepDraft(ctx, body),
  ),
  answer(
    removeGoodsDraftsCall,
    { summary: 'Remove own drafts by comma-separated ids', params: IdsParams, data: Deleted },
    (ctx, { params }) => removeDrafts(ctx, idsOf(params.ids)),
  ),
]

import { LIMITS } from '@shiji/contract/limits.ts'
import { IdParams, PageOf, Strict } from '@shiji/contract/schema.ts'
import { storeCall, storesCall } from '@shiji/contract/store/store.buyer.calls.ts'
import { StoreInfo, StoreListRow, type StoreSearch, StoreSearchParams } from '@shiji/contract/store/store.ts'
import Type from 'typebox'
import { PagedParams, readEncodedParams } from '../../../http/request/encoded-params.ts'
import { readKeywords } from '../../../http/request/search-keywords.ts'
import { compileValidator } from '../../../http/request/validate.ts'
import { answer } from '../../../http/routes/answer.ts'
import { AppError } from '../../../infra/app-error.ts'
import { openStores, visibleStore } from '../data/store.queries.ts'
import { storeInfo, storePage } from './store.presenter.ts'

const validate = compileValidator(StoreSearchParams)

export const storeBuyerRoutes = [
  answer(
    storesCall,
    {
      summary: 'Stores; `params` is the base64 JSON of StoreSearch',
      params: Strict({ params: Type.Optional(Type.String()) }),
      query: PagedParams,
      data: PageOf(StoreListRow),
    },
    async (ctx, { params, query: { params: inQuery, ...paging } }) => {
      // The validator has established the shape.
      const search = readEncodedParams(validate, params.params ?? inQuery) as StoreSearch
      const { page = 1, per_page: perPage = LIMITS.list.perPage, sort = 'default' } = { ...paging, ...search }
      if (page * perPage > LIMITS.list.deepestRow) throw new AppError('request.too_deep')
      const query = { keywords: readKeywords(search.keywords), sort, page, perPage }
      const { rows, total } = await openStores(ctx, query)
      return storePage(ctx, query, rows, total)
    },
  ),
  answer(
    storeCall,
    {
      summary: 'Store page',
      params: IdParams,
      data: StoreInfo,
    },
    async (ctx, { params }) => {
      const store = await visibleStore(ctx, params.id)
      if (store === undefined) throw new AppError('record.missing')
      return storeInfo(ctx, store)
    },
  ),
]

import { LIMITS } from '@shiji/contract/limits.ts'
import { IdParams, PageOf, Strict } from '@shiji/contract/schema.ts'
import { storeCall, storesCall } from '@shiji/contract/store/store.buyer.calls.ts'
import {
  ReaderPlace,
  StoreInfo,
  StoreListRow,
  type StoreSearch,
  StoreSearchParams,
} from '@shiji/contract/store/store.ts'
import Type from 'typebox'
import { PagedParams, readEncodedParams } from '../../../http/request/encoded-params.ts'
import { readKeywords } from '../../../http/request/search-keywords.ts'
import { compileValidator } from '../../../http/request/validate.ts'
import { answer } from '../../../http/routes/answer.ts'
import { AppError, InvalidInput } from '../../../infra/app-error.ts'
import { openStores, type Place, visibleStore } from '../data/store.queries.ts'
import { storeInfo, storePage } from './store.presenter.ts'

const validate = compileValidator(StoreSearchParams)

/** The reader's place; refuses half of one, and none where it is needed. */
function readPlace(lat: number | undefined, lng: number | undefined, isNeeded: boolean): Place | undefined {
  if (lat !== undefined && lng !== undefined) return { lat, lng }
  if (lat === undefined && lng === undefined && !isNeeded) return undefined
  const missing = Object.entries({ lat, lng }).flatMap(([field, value]) => (value === undefined ? [field] : []))
  throw new InvalidInput(missing.map(field => ({ field, key: 'error.required' })))
}

export const storeBuyerRoutes = [
  answer(
    storesCall,
    {
      summary: 'Stores; `params` is the base64 JSON of StoreSearch',
      params: Strict({ params: Type.Optional(Type.String()) }),
      query: Strict({ ...PagedParams.properties, ...ReaderPlace }),
      data: PageOf(StoreListRow),
    },
    async (ctx, { params, query: { params: inQuery, lat, lng, ...paging } }) => {
      // The validator has established the shape.
      const search = readEncodedParams(validate, params.params ?? inQuery) as StoreSearch
      const { page = 1, per_page: perPage = LIMITS.list.perPage, sort = 'default' } = { ...paging, ...search }
      if (page * perPage > LIMITS.list.deepestRow) throw new AppError('request.too_deep')
      const place = readPlace(lat, lng, sort === 'distance')
      const query = { keywords: readKeywords(search.keywords), sort, place, page, perPage }
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

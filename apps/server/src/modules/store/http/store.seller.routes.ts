import { Done } from '@shiji/contract/schema.ts'
import {
  changeOwnStoreCall,
  freightsCall,
  ownStoreCall,
  saveFreightsCall,
} from '@shiji/contract/store/store.seller.calls.ts'
import { Freight, FreightsInput, SellerStore, SellerStoreChange } from '@shiji/contract/store/store.ts'
import Type from 'typebox'
import { answer } from '../../../http/routes/answer.ts'
import { AppError } from '../../../infra/app-error.ts'
import { templatesOf } from '../data/freight.queries.ts'
import { ownStore } from '../data/store.queries.ts'
import { changeOwnStore } from '../use-cases/change-own-store.ts'
import { saveFreights } from '../use-cases/save-freights.ts'
import { readFutureTime } from './future-time.ts'
import { sellerStore } from './store.presenter.ts'

export const storeSellerRoutes = [
  answer(
    ownStoreCall,
    {
      summary: 'The own store',
      data: SellerStore,
    },
    async ctx => {
      const store = await ownStore(ctx, ctx.scope)
      if (store === undefined) throw new AppError('record.missing')
      return sellerStore(ctx, store)
    },
  ),
  answer(
    changeOwnStoreCall,
    {
      summary: 'Change the own store; open it or take a holiday',
      body: SellerStoreChange,
      data: Done,
    },
    async (ctx, { body }) => {
      const { holiday_until: until, closes_at: closing, ...change } = body
      await changeOwnStore(ctx, {
        ...change,
        ...(until === undefined ? {} : { holidayUntil: readFutureTime(ctx, 'holiday_until', until) }),
        ...(closing === undefined ? {} : { closesAt: readFutureTime(ctx, 'closes_at', closing) }),
      })
      return { id: ctx.scope.id }
    },
  ),
  answer(
    freightsCall,
    {
      summary: 'Freight templates, the default first',
      data: Type.Array(Freight),
    },
    async ctx => {
      const templates = await templatesOf(ctx, [ctx.scope.id])
      return templates.map(template => ({
        id: template.id,
        name: template.name,
        is_default: template.isDefault,
        first_weight: template.firstWeight,
        first_price: template.firstPrice,
        step_weight: template.stepWeight,
        step_price: template.stepPrice,
        area_ids: [...template.areaIds],
        unit: template.unit,
        free_from: template.freeFrom,
        excluded_ids: [...template.excludedIds],
      }))
    },
  ),
  answer(
    saveFreightsCall,
    {
      summary: 'Save all freight templates; the first is the default',
      body: FreightsInput,
      data: Done,
    },
    async (ctx, { body }) => {
      await saveFreights(ctx, body.info)
      return {}
    },
  ),
]

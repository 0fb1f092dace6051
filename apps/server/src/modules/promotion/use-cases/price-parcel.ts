import type { FreightQuote, FreightQuoteQuery } from '@shiji/contract/store/store.ts'
import { type Fen, fen, multiply, ZERO } from '@shiji/kit/money/fen.ts'
import { InvalidInput } from '../../../infra/app-error.ts'
import type { Ctx, SellerActor } from '../../../infra/context.ts'
import { parcelRoute } from '../../platform/index.ts'
import { templatesOf } from '../../store/index.ts'
import { calculateFreight, quantityOf, stepsOf } from '../pricing/freight.ts'

/**
 * What pieces of one article cost to an area by the store's saved templates, with the reasons: the same calculation as
 * in a quote. Refuses an unknown area and a template of another store, each on its field.
 */
export async function priceParcel(ctx: Ctx<SellerActor>, asked: FreightQuoteQuery): Promise<FreightQuote> {
  const { to } = await parcelRoute(ctx, { toId: asked.area_id, fromId: null, expressId: null })
  if (to === null) throw new InvalidInput([{ field: 'area_id', key: 'refusal.not_a_choice' }])
  const templates = await templatesOf(ctx, [ctx.scope.id])
  const { freight_id: freightId } = asked
  if (freightId !== undefined && !templates.some(template => template.id === freightId))
    throw new InvalidInput([{ field: 'freight_id', key: 'refusal.not_a_choice' }])
  const goods: Fen = multiply(fen(asked.price), asked.pieces)
  const line = {
    mode: freightId === undefined ? ('default' as const) : ('custom' as const),
    freightId: freightId ?? null,
    weight: asked.weight,
    buyNum: asked.pieces,
    amount: goods,
  }
  const area = { id: to.id, name: to.name, name_en: to.nameEn }
  const result = calculateFreight([line], templates, { provinceId: to.provinceId, cityId: to.cityId })
  const part = typeof result === 'string' ? undefined : result.parts[0]
  const template = templates.find(each => each.id === part?.templateId)
  if (typeof result === 'string' || part === undefined || template === undefined)
    return { ...NOTHING, area, goods_amount: goods, refusal: typeof result === 'string' ? result : null }
  const quantity = quantityOf(template, part)
  return {
    area,
    amount: result.amount,
    refusal: null,
    template_name: template.name,
    reason: part.reason,
    unit: template.unit,
    quantity,
    first: template.firstWeight,
    first_price: template.firstPrice,
    steps: stepsOf(template, quantity),
    step: template.stepWeight,
    step_price: template.stepPrice,
    free_from: template.freeFrom,
    goods_amount: goods,
    is_freed: part.isFreed,
  }
}

const NOTHING = {
  amount: null,
  template_name: '',
  reason: null,
  unit: 'weight',
  quantity: 0,
  first: 0,
  first_price: ZERO,
  steps: 0,
  step: 0,
  step_price: ZERO,
  free_from: null,
  is_freed: false,
} as const

import type { SellerStoreChange } from '@shiji/contract/store/store.ts'
import type { Static } from 'typebox'
import { AppError, InvalidInput } from '../../../infra/app-error.ts'
import type { Ctx, SellerActor } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { cleanRichText } from '../../../infra/rich-text/rich-text.ts'
import { isOffered } from '../../platform/index.ts'
import { ownStore } from '../data/store.queries.ts'
import type { StoreChange } from '../data/store.repo.ts'
import { standingAt } from '../domain/store-states.ts'
import { changeHoliday } from './change-holiday.ts'
import { changeStore } from './change-store.ts'
import { planClosing } from './plan-closing.ts'
import { setStoreStatus } from './set-store-status.ts'

/** What the owner sends, with its times read. */
export type OwnStoreChange = Omit<Static<typeof SellerStoreChange>, 'holiday_until' | 'closes_at'> & {
  /** End of the holiday; null for none. */
  readonly holidayUntil?: Date | null
  /** Announced closing; null withdraws it. */
  readonly closesAt?: Date | null
}

/**
 * The owner's changes to their store, and holiday, return or an announced closing in the same save; on holiday its end
 * and message may change. Rich text is cleaned. Refuses an express company that is not on offer and what the store's machine refuses; then nothing is saved.
 */
export async function changeOwnStore(ctx: Ctx<SellerActor>, input: OwnStoreChange): Promise<void> {
  const storeId = ctx.scope.id
  const change = factsOf(input)
  await transact(ctx, async tx => {
    if (typeof input.express_id === 'number' && !(await isOffered(tx, input.express_id)))
      throw new InvalidInput([{ field: 'express_id', key: 'refusal.not_a_choice' }])
    refuseHalfPlace(input)
    if (Object.keys(change).length > 0) await changeStore(tx, storeId, change)
    await changeTrading(tx, input)
    if (input.closesAt !== undefined)
      await planClosing(tx, { id: storeId, closesAt: input.closesAt, reason: input.closing_reason ?? '' })
  })
}

/** A place is one of two numbers or none: half of one is refused at the other half. */
function refuseHalfPlace({ lat, lng }: OwnStoreChange): void {
  if ((lat ?? null) === null && (lng ?? null) !== null)
    throw new InvalidInput([{ field: 'lat', key: 'error.required' }])
  if ((lat ?? null) !== null && (lng ?? null) === null)
    throw new InvalidInput([{ field: 'lng', key: 'error.required' }])
}

async function changeTrading(
  tx: Ctx<SellerActor>,
  { store_status: status, status_reason: reason, holidayUntil }: OwnStoreChange,
): Promise<void> {
  const store = await ownStore(tx, tx.scope)
  if (store === undefined) throw new AppError('record.missing')
  const change = holidayUntil === undefined ? {} : { holidayUntil }
  if (status !== undefined && standingAt(store, tx.clock.now()).status !== status)
    await setStoreStatus(tx, { id: store.id, status, reason: reason ?? '', ...change })
  else if (status === 'holiday')
    await changeHoliday(tx, store.id, { ...change, ...(reason === undefined ? {} : { reason }) })
}

function factsOf(input: OwnStoreChange): StoreChange {
  return {
    ...(input.store_name_en === undefined ? {} : { nameEn: input.store_name_en }),
    ...(input.description === undefined ? {} : { description: input.description }),
    ...(input.description_en === undefined ? {} : { descriptionEn: input.description_en }),
    ...(input.mobile === undefined ? {} : { mobile: input.mobile }),
    ...(input.logo === undefined ? {} : { logo: input.logo }),
    ...(input.low_stock === undefined ? {} : { lowStock: input.low_stock }),
    ...(input.ship_hours === undefined ? {} : { shipHours: input.ship_hours }),
    ...(input.express_id === undefined ? {} : { expressId: input.express_id }),
    ...(input.slides === undefined ? {} : { slides: input.slides }),
    ...(input.mobile_slides === undefined ? {} : { mobileSlides: input.mobile_slides }),
    ...(input.lat === undefined && input.lng === undefined ? {} : { lat: input.lat ?? null, lng: input.lng ?? null }),
    ...(input.after_sale_service === undefined ? {} : { afterSaleService: cleanRichText(input.after_sale_service) }),
  }
}

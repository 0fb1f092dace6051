import { AppError } from '../../../infra/app-error.ts'
import { audit } from '../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { changeHoliday as writeHoliday } from '../data/store-state.repo.ts'
import { applyAt } from './apply-dates.ts'

/** What may change of a holiday while it lasts. */
export interface HolidayChange {
  /** Its end; null for none. */
  readonly holidayUntil?: Date | null
  /** Message to buyers. */
  readonly reason?: string
}

/** Changes end and message of the holiday that a store is on. Refuses with `store.state_changed` when it is over. */
export async function changeHoliday(ctx: Ctx<SellerActor>, id: number, change: HolidayChange): Promise<void> {
  const { holidayUntil, reason } = change
  if (holidayUntil === undefined && reason === undefined) return
  await transact(ctx, async tx => {
    const before = await writeHoliday(tx, id, {
      ...(holidayUntil === undefined ? {} : { holidayUntil }),
      ...(reason === undefined ? {} : { statusReason: reason }),
    })
    if (before === undefined) throw new AppError('store.state_changed')
    await applyAt(tx, id, holidayUntil ?? null)
    await audit(tx, {
      action: 'store.update',
      subjectType: 'store',
      subjectId: id,
      subjectName: before.name,
      before: { holidayUntil: before.holidayUntil, reason: before.statusReason },
      after: { holidayUntil: before.holidayUntil, reason: before.statusReason, ...change },
    })
  })
}

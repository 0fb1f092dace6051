import { DUE_SOON_HOURS, type ShipDue } from '@shiji/contract/order/order.words.ts'
import { HOUR } from '@shiji/kit/time/duration.ts'

/** Until when an order that is due after that time counts as due soon. */
export const soonAt = (now: Date): Date => new Date(now.getTime() + DUE_SOON_HOURS * HOUR)

/** Whether an order to ship is due soon or overdue, and for how many whole hours. */
export function shipDue(
  { status, dueAt }: { readonly status: string; readonly dueAt: Date | null },
  now: Date,
): { readonly due: ShipDue | null; readonly overdueHours: number } {
  if (status !== 'waiting_delivery' || dueAt === null || dueAt > soonAt(now)) return { due: null, overdueHours: 0 }
  if (dueAt > now) return { due: 'soon', overdueHours: 0 }
  return { due: 'overdue', overdueHours: Math.floor((now.getTime() - dueAt.getTime()) / HOUR) }
}

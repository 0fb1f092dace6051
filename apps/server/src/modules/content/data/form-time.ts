import { parseShopTime } from '@shiji/kit/time/shop-time.ts'
import { InvalidInput } from '../../../infra/app-error.ts'

/**
 * Start and end as a form sends them (spec §9), each refused on its own field; an end that is not after the start is
 * refused too.
 */
export function readTimes(
  start: string,
  end: string | undefined,
): { readonly startAt: Date; readonly endAt: Date | null } {
  const startAt = parseShopTime(start)
  const endAt = end === undefined || end === '' ? null : parseShopTime(end)
  if (startAt === undefined) throw new InvalidInput([{ field: 'start_at', key: 'error.wrong_format' }])
  if (endAt === undefined) throw new InvalidInput([{ field: 'end_at', key: 'error.wrong_format' }])
  if (endAt !== null && endAt <= startAt) throw new InvalidInput([{ field: 'end_at', key: 'error.date_order' }])
  return { startAt, endAt }
}

import type { DeskOrderDetail, DeskOrderRow } from '@shiji/contract/order/order.desk.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import type { Ctx } from '../../../infra/context.ts'
import { holds } from '../../../infra/permission.ts'
import { lifeOf } from '../data/life.queries.ts'
import type { DeskOrder } from '../data/order-list.queries.ts'
import { mayChangeParcel } from '../domain/parcel-change.ts'
import { shipDue } from '../domain/ship-due.ts'
import { priceLimits } from './changes/change.presenter.ts'
import { presentDetail, presentOrder } from './order.presenter.ts'

const inOwn = (locale: Locale, zh: string, en: string): string => (locale === 'en' && en !== '' ? en : zh)

/** All goods of an order in one text, as a cell of a sheet shows them. */
const goodsText = (locale: Locale, { lines }: Pick<DeskOrder, 'lines'>): string =>
  lines
    .map(line => {
      const names = [inOwn(locale, line.name, line.nameEn), inOwn(locale, line.skuName, line.skuNameEn)]
      return `${names.filter(name => name !== '').join(' ')} × ${line.buyNum}`
    })
    .join('; ')

function deskPart({ locale, clock }: Pick<Ctx, 'locale' | 'clock'>, order: DeskOrder) {
  const { due, overdueHours } = shipDue(order, clock.now())
  return {
    goods_text: goodsText(locale, order),
    ship_due: due,
    overdue_hours: overdueHours,
    note: order.note?.note ?? '',
    note_flag: order.note?.flag ?? null,
    note_by: order.note?.writtenBy ?? '',
    note_at: order.note?.writtenAt.toISOString() ?? null,
    has_address_request: order.hasAddressRequest,
    printed_at: order.printedAt?.toISOString() ?? null,
    together: [...order.together],
  }
}

/** An order as the lists of back offices show it: with its goods as one text and the store's note. */
export const presentDeskOrder = (
  ctx: Pick<Ctx, 'actor' | 'ports' | 'locale' | 'clock'>,
  order: DeskOrder,
): DeskOrderRow => ({
  ...presentOrder(ctx, order),
  ...deskPart(ctx, order),
})

/** One order of a back office with its life and the stored tracking of its parcels; the caller has checked the scope. */
export async function readDeskDetail(ctx: Ctx, order: DeskOrder): Promise<DeskOrderDetail> {
  const life = await lifeOf(ctx, order)
  const detail = presentDetail(ctx, order, life)
  const isShipper = (ctx.actor.kind === 'seller' || ctx.actor.kind === 'admin') && holds(ctx.actor, 'order.ship')
  const now = ctx.clock.now()
  const changeable = new Set(
    life.parcels.filter(parcel => isShipper && mayChangeParcel(parcel, order.status, now)).map(parcel => parcel.id),
  )
  return {
    ...detail,
    ...deskPart(ctx, order),
    price_limits: priceLimits(ctx, order, life),
    parcels: detail.parcels.map(parcel => ({ ...parcel, may_change: changeable.has(parcel.id) })),
  }
}

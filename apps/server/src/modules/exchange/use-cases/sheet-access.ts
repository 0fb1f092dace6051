import type { SheetKind } from '@shiji/contract/exchange/sheet.words.ts'
import type { Permission } from '@shiji/contract/permissions.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { DeskActor } from '../data/sheet-job.queries.ts'

const VIEW: Readonly<Record<SheetKind, Permission>> = {
  goods: 'goods.view',
  stock: 'stock.view',
  prices: 'goods.view',
  orders: 'order.view',
  stores: 'store.view',
}
const CHANGE: Readonly<Partial<Record<SheetKind, readonly Permission[]>>> = {
  goods: ['goods.create', 'goods.update', 'stock.update'],
  stock: ['stock.update'],
  prices: ['goods.update'],
}
const KINDS = {
  seller: ['goods', 'stock', 'prices', 'orders'],
  admin: ['orders', 'stores'],
} as const satisfies Readonly<Record<DeskActor['kind'], readonly SheetKind[]>>

const holds = (actor: DeskActor, permission: Permission): boolean => {
  const holdsAll = actor.kind === 'seller' ? actor.isOwner : actor.isSuper
  return holdsAll || actor.permissions.has(permission)
}

/** Whether the back office of the person has sheets of that kind. */
export const isOffered = (actor: DeskActor, kind: SheetKind): boolean => KINDS[actor.kind].some(each => each === kind)

/** Whether the person may see records of that kind, and so their sheets. */
export const maySee = (actor: DeskActor, kind: SheetKind): boolean => isOffered(actor, kind) && holds(actor, VIEW[kind])

/** Whether the person may change records of that kind by a sheet. */
export const mayChange = (actor: DeskActor, kind: SheetKind): boolean =>
  maySee(actor, kind) && holds(actor, 'sheet.import') && (CHANGE[kind]?.every(each => holds(actor, each)) ?? false)

/** Whether the person may end an export of the own desk. */
export const mayCancel = (actor: DeskActor): boolean => actor.kind === 'seller' && holds(actor, 'sheet.import')

/** Refuses with `permission.denied` what the person may not do. */
export function refuseUnless(isAllowed: boolean): void {
  if (!isAllowed) throw new AppError('permission.denied')
}

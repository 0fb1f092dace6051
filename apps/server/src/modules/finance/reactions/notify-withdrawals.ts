import { fenToYuan } from '@shiji/kit/money/fen.ts'
import type { EventPayloads } from '../../../events/catalogue.ts'
import type { Ctx } from '../../../infra/context.ts'
import type { Reactions } from '../../../infra/outbox/reactions.ts'
import { PLATFORM_SCOPE, storeScope } from '../../../infra/scope.ts'
import { notify } from '../../messaging/index.ts'
import { type WithdrawalRecord, withdrawalOf } from '../data/withdrawals/withdrawal.queries.ts'

const paramsOf = (row: WithdrawalRecord) => ({
  cash_no: row.cashNo,
  store: row.storeName,
  store_en: row.storeNameEn,
  amount: fenToYuan(row.amount),
  net: fenToYuan(row.net),
  reason: row.refuseInfo,
})

async function tellPlatform(tx: Ctx, event: EventPayloads['withdrawal.applied'], eventId: number): Promise<void> {
  const row = await withdrawalOf(tx, event.withdrawalId, storeScope(event.storeId))
  if (row === undefined) return
  const target = { type: 'cash', id: row.id } as const
  await notify(tx, { to: PLATFORM_SCOPE, kind: 'cash_applied', target, params: paramsOf(row), eventId })
}

async function tellStore(tx: Ctx, event: EventPayloads['withdrawal.decided'], eventId: number): Promise<void> {
  const store = storeScope(event.storeId)
  const row = await withdrawalOf(tx, event.withdrawalId, store)
  if (row === undefined) return
  const target = { type: 'cash', id: row.id } as const
  const kind = event.isPaid ? 'cash_paid' : 'cash_refused'
  await notify(tx, { to: store, kind, target, params: paramsOf(row), eventId })
}

/** Registers the notifications about withdrawals: applications to the platform, decisions to the store. */
export function notifyAboutWithdrawals(reactions: Reactions): void {
  reactions.on('withdrawal.applied', 'finance.tell_platform', tellPlatform)
  reactions.on('withdrawal.decided', 'finance.tell_store', tellStore)
}

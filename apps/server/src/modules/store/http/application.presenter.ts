import type {
  ApplicationQueue,
  ApplicationRound,
  SellerMemberships,
  StoreApplication,
} from '@shiji/contract/store/application.ts'
import type { BuyerActor, Ctx } from '../../../infra/context.ts'
import { membershipsOf } from '../../identity/index.ts'
import {
  classIdsOf,
  ownApplication,
  type RoundRecord,
  roundsOf,
  statesOfStores,
  waitingApplications,
} from '../data/application.queries.ts'
import { changedFields, factsOf, missingFields, readReasons } from '../domain/application.ts'
import { verifyMachine } from '../domain/store.machine.ts'
import { storeStates } from '../domain/store-states.ts'

/** The actor's own application as its form shows it; null without one. */
export async function applicationOf(ctx: Ctx<BuyerActor>): Promise<StoreApplication | null> {
  const store = await ownApplication(ctx, ctx.scope)
  if (store === undefined) return null
  const [classIds, [last]] = await Promise.all([classIdsOf(ctx, store.id), roundsOf(ctx, store.id)])
  const names = await ctx.ports.storeGoods.classNames(ctx, classIds)
  const facts = factsOf(store, classIds)
  const { verify } = storeStates(store, ctx.clock.now())
  return {
    ...facts,
    class_id: [...facts.class_id],
    area: [...facts.area],
    id: store.id,
    store_verify: verify,
    store_refuse_info: store.refuseInfo,
    reasons: verify === 'denied' ? readReasons(last?.reasons) : {},
    classes: classIds.map(id => ({ id, name: names.get(id)?.name ?? '', name_en: names.get(id)?.name_en ?? '' })),
    missing: missingFields(facts),
    submitted_at: store.submittedAt?.toISOString() ?? null,
    actions: verifyMachine.actions(verify, 'owner'),
  }
}

/** Rounds of an application for a reviewer, the newest first. */
export const roundsView = (rounds: readonly RoundRecord[]): ApplicationRound[] =>
  rounds.map((round, at) => ({
    round: round.round,
    submitted_at: round.submittedAt.toISOString(),
    decision: round.decision,
    reason: round.reason,
    reasons: readReasons(round.reasons),
    decided_by: round.decidedByName,
    decided_at: round.decidedAt?.toISOString() ?? null,
    changed: at + 1 < rounds.length ? changedFields(rounds[at + 1]?.facts, round.facts) : [],
  }))

/** The applications that wait, the oldest first. */
export async function queueView(ctx: Ctx): Promise<ApplicationQueue> {
  const rows = await waitingApplications(ctx)
  return rows.map(row => ({
    id: row.id,
    store_name: row.name,
    store_name_en: row.nameEn,
    submitted_at: (row.submittedAt ?? row.createdAt).toISOString(),
  }))
}

/** The stores in whose back office the actor works, the oldest membership first. */
export async function membershipsView(ctx: Ctx<BuyerActor>): Promise<SellerMemberships> {
  const memberships = await membershipsOf(ctx, ctx.actor.id)
  const states = await statesOfStores(
    ctx,
    memberships.map(each => each.storeId),
  )
  const byId = new Map(states.map(store => [store.id, store]))
  return memberships.flatMap(({ storeId, role }) => {
    const store = byId.get(storeId)
    if (store === undefined) return []
    const { verify, status } = storeStates(store, ctx.clock.now())
    return [
      {
        store_id: storeId,
        store_name: store.name,
        store_name_en: store.nameEn,
        role: role === 'owner' ? ('owner' as const) : ('staff' as const),
        store_verify: verify,
        store_status: status,
      },
    ]
  })
}

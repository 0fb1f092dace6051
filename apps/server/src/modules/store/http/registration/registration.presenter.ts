import { REGISTRATION_FIELDS } from '@shiji/contract/store/registration.fields.ts'
import type {
  OwnRegistration,
  Registration,
  RegistrationChange,
  ReviewedChange,
} from '@shiji/contract/store/registration.ts'
import type { AdminActor, Ctx, SellerActor } from '../../../../infra/context.ts'
import { holds } from '../../../../infra/permission.ts'
import { type ChangeRecord, lastChangeOf } from '../../data/registration/change.queries.ts'
import { ownStore, type storeById } from '../../data/store.queries.ts'
import { readReasons } from '../../domain/application.ts'
import { type RegistrationFacts, readChange } from '../../domain/registration.ts'
import { registrationOf } from '../../use-cases/registration/own-registration.ts'

type StoreRecord = NonNullable<Awaited<ReturnType<typeof storeById>>>

/** What the own store is registered with, and its last change. */
export async function ownRegistration(ctx: Ctx<SellerActor>): Promise<OwnRegistration | undefined> {
  const store = await ownStore(ctx, ctx.scope)
  if (store === undefined) return undefined
  const facts = await registrationOf(ctx, store)
  const change = await lastChangeOf(ctx, ctx.scope)
  return {
    now: await registrationView(ctx, facts),
    change: change === undefined ? null : await changeView(ctx, facts, change),
  }
}

/** A change for a reviewer; without the permission for documents what identifies a person is left empty. */
export async function reviewedChange(
  ctx: Ctx<AdminActor>,
  store: StoreRecord,
  change: ChangeRecord,
): Promise<ReviewedChange> {
  const facts = await registrationOf(ctx, store)
  const shown = holds(ctx.actor, 'store.document') ? (all: Registration) => all : withoutPerson
  const view = await changeView(ctx, facts, change)
  return {
    ...view,
    after: shown(view.after),
    store_id: store.id,
    store_name: store.name,
    store_name_en: store.nameEn,
    now: shown(await registrationView(ctx, facts)),
  }
}

const withoutPerson = (all: Registration): Registration => ({
  ...all,
  business_license: null,
  id_card_no: '',
  id_card_t: null,
  id_card_b: null,
})

async function changeView(ctx: Ctx, now: RegistrationFacts, change: ChangeRecord): Promise<RegistrationChange> {
  const facts = readChange(change.facts)
  return {
    id: change.id,
    state: change.state,
    after: await registrationView(ctx, { ...now, ...facts }),
    changed: REGISTRATION_FIELDS.filter(field => field in facts),
    reason: change.reason,
    reasons: readReasons(change.reasons),
    submitted_at: change.submittedAt.toISOString(),
    decided_at: change.decidedAt?.toISOString() ?? null,
  }
}

async function registrationView(ctx: Ctx, facts: RegistrationFacts): Promise<Registration> {
  const names = await ctx.ports.storeGoods.classNames(ctx, facts.class_id)
  return {
    store_company_name: facts.store_company_name,
    business_license_no: facts.business_license_no,
    business_license: facts.business_license,
    legal_person: facts.legal_person,
    id_card_no: facts.id_card_no,
    id_card_t: facts.id_card_t,
    id_card_b: facts.id_card_b,
    class_id: [...facts.class_id],
    classes: facts.class_id.map(id => ({
      id,
      name: names.get(id)?.name ?? '',
      name_en: names.get(id)?.name_en ?? '',
    })),
  }
}

import { fen } from '@shiji/kit/money/fen.ts'
import { type FieldProblem, InvalidInput } from '../../../infra/app-error.ts'
import { audit } from '../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { emit } from '../../../infra/outbox/outbox.ts'
import { provincesAndCities } from '../../platform/index.ts'
import { templatesOf } from '../data/freight.queries.ts'
import { clearDefaultFreight, deleteOtherFreights, insertFreight, updateFreight } from '../data/freight.repo.ts'
import { lockStore } from '../data/store.repo.ts'
import { type FreightUnit, type NamedTwice, namedTwice } from '../domain/freight.ts'

/** One template as a seller saves it; an `id` keeps the template that goods may have chosen. */
export interface FreightDraft {
  readonly id?: number
  readonly name: string
  readonly first_weight: number
  readonly first_price: number
  readonly step_weight: number
  readonly step_price: number
  readonly area_ids: readonly number[]
  readonly unit?: FreightUnit
  readonly free_from?: number | null
  readonly excluded_ids?: readonly number[]
}

/**
 * Replaces a store's freight templates as a whole; the first is the default and applies everywhere. Refuses areas that
 * are not a province or city, an area that is named twice, delivered to or excluded, and the id of another store's
 * template.
 */
export async function saveFreights(ctx: Ctx<SellerActor>, drafts: readonly FreightDraft[]): Promise<void> {
  const storeId = ctx.scope.id
  refuseAreas(drafts)
  await transact(ctx, async tx => {
    await lockStore(tx, storeId)
    await refuseUnknownAreas(tx, drafts)
    const before = await templatesOf(tx, [storeId])
    const known = new Set(before.map(template => template.id))
    const kept = drafts.flatMap(draft => (draft.id === undefined ? [] : [draft.id]))
    refuseForeign(drafts, known)
    await deleteOtherFreights(tx, tx.scope, kept)
    await clearDefaultFreight(tx, tx.scope)
    for (const [index, draft] of drafts.entries()) await write(tx, storeId, draft, index === 0)
    await emit(tx, 'store.changed', { storeId, renamed: false })
    await audit(tx, {
      action: 'freight.update',
      subjectType: 'freight',
      subjectId: storeId,
      before: { templates: before },
      after: { templates: await templatesOf(tx, [storeId]) },
    })
  })
}

async function write(tx: Ctx, storeId: number, draft: FreightDraft, isDefault: boolean): Promise<void> {
  const values = {
    name: draft.name,
    isDefault,
    firstWeight: draft.first_weight,
    firstPrice: fen(draft.first_price),
    stepWeight: draft.step_weight,
    stepPrice: fen(draft.step_price),
    areaIds: [...draft.area_ids],
    unit: draft.unit ?? 'weight',
    freeFrom: draft.free_from == null ? null : fen(draft.free_from),
    excludedIds: [...(draft.excluded_ids ?? [])],
  }
  if (draft.id === undefined) await insertFreight(tx, storeId, values)
  else await updateFreight(tx, draft.id, values)
}

const FIELDS: Readonly<Record<NamedTwice['list'], string>> = { areaIds: 'area_ids', excludedIds: 'excluded_ids' }
const listsOf = (draft: FreightDraft) => ({ areaIds: draft.area_ids, excludedIds: draft.excluded_ids ?? [] })
const problemsAt = (lists: readonly NamedTwice[], key: string): InvalidInput =>
  new InvalidInput(lists.map(({ index, list }) => ({ field: `info.${index}.${FIELDS[list]}`, key })))

function refuseAreas(drafts: readonly FreightDraft[]): void {
  if ((drafts[0]?.area_ids.length ?? 0) > 0)
    throw problemsAt([{ index: 0, list: 'areaIds' }], 'refusal.freight_default_everywhere')
  const twice = namedTwice(drafts.map(listsOf))
  if (twice.length > 0) throw problemsAt(twice, 'refusal.freight_area_overlap')
}

async function refuseUnknownAreas(tx: Ctx, drafts: readonly FreightDraft[]): Promise<void> {
  const lists = drafts.map(listsOf)
  const wanted = lists.flatMap(({ areaIds, excludedIds }) => [...areaIds, ...excludedIds])
  if (wanted.length === 0) return
  const known = await provincesAndCities(tx, wanted)
  const unknown = lists.flatMap((draft, index) =>
    (['areaIds', 'excludedIds'] as const).flatMap(list =>
      draft[list].some(code => !known.has(code)) ? [{ index, list }] : [],
    ),
  )
  if (unknown.length > 0) throw problemsAt(unknown, 'refusal.not_a_choice')
}

function refuseForeign(drafts: readonly FreightDraft[], known: ReadonlySet<number>): void {
  const seen = new Set<number>()
  const problems: FieldProblem[] = []
  for (const [index, { id }] of drafts.entries()) {
    if (id === undefined) continue
    if (!known.has(id) || seen.has(id)) problems.push({ field: `info.${index}.id`, key: 'refusal.record_missing' })
    seen.add(id)
  }
  if (problems.length > 0) throw new InvalidInput(problems)
}

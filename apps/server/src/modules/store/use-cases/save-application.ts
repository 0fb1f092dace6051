import type { ApplicationInput } from '@shiji/contract/store/application.ts'
import { isIdCardNumber } from '@shiji/kit/text/id-card.ts'
import { type FieldProblem, InvalidInput } from '../../../infra/app-error.ts'
import type { BuyerActor, Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { areasById } from '../../platform/index.ts'
import { isNameTaken, replaceClasses } from '../data/application.repo.ts'
import { type StoreChange, type StoreRecord, writeStore } from '../data/store.repo.ts'
import { PAPER_FIELDS, readPapers } from '../domain/application.ts'
import { lockOwnDraft } from './own-draft.ts'

/**
 * Saves the given fields of the actor's application while it is filled in or was denied; an empty value clears a field.
 * Refuses classes and areas that cannot be chosen, a wrong number of an identity card, and the name of a passed store;
 * then nothing is saved.
 */
export async function saveApplication(ctx: Ctx<BuyerActor>, input: ApplicationInput): Promise<void> {
  await transact(ctx, async tx => {
    const before = await lockOwnDraft(tx)
    const place = input.area === undefined ? undefined : await placeOf(tx, input.area)
    await refuse(tx, before, input, place === null)
    await writeStore(tx, before, { ...columnsOf(input), ...place, application: papersOf(before, input) })
    if (input.class_id !== undefined) await replaceClasses(tx, before.id, [...new Set(input.class_id)])
  })
}

const columnsOf = (input: ApplicationInput): StoreChange => ({
  ...(input.store_logo === undefined ? {} : { logo: input.store_logo }),
  ...(input.store_name === undefined ? {} : { name: input.store_name }),
  ...(input.store_company_name === undefined ? {} : { companyName: input.store_company_name }),
  ...(input.store_address === undefined ? {} : { address: input.store_address }),
})

const papersOf = (before: StoreRecord, input: ApplicationInput) => ({
  ...readPapers(before.application),
  ...Object.fromEntries(
    PAPER_FIELDS.flatMap(field => (input[field] === undefined ? [] : [[field, input[field]] as const])),
  ),
})

async function refuse(tx: Ctx, before: StoreRecord, input: ApplicationInput, isNowhere: boolean): Promise<void> {
  const problems: FieldProblem[] = []
  const { class_id: classIds = [], id_card_no: idCard = '', store_name: name = '' } = input
  const leaves = await tx.ports.storeGoods.leafClasses(tx, classIds)
  if (classIds.some(id => !leaves.has(id))) problems.push({ field: 'class_id', key: 'refusal.not_a_choice' })
  if (isNowhere) problems.push({ field: 'area', key: 'refusal.not_a_choice' })
  if (idCard !== '' && !isIdCardNumber(idCard)) problems.push({ field: 'id_card_no', key: 'error.wrong_format' })
  if (name !== '' && (await isNameTaken(tx, name, before.id)))
    problems.push({ field: 'store_name', key: 'refusal.taken' })
  if (problems.length > 0) throw new InvalidInput(problems)
}

type Place = Pick<StoreRecord, 'provinceId' | 'cityId' | 'regionId' | 'areaInfo'>

/** Province, city and district with their names; nothing chosen clears them. Null when they do not lie in each other. */
async function placeOf(tx: Ctx, path: readonly number[]): Promise<Place | null> {
  if (path.length === 0) return { provinceId: null, cityId: null, regionId: null, areaInfo: '' }
  const [provinceId, cityId, regionId] = path
  if (provinceId === undefined || cityId === undefined || regionId === undefined) return null
  const found = new Map((await areasById(tx, path)).map(area => [area.id, area]))
  const line = path.map(code => found.get(code))
  const isPath = line.every((area, at) => area !== undefined && area.pid === (at === 0 ? 0 : path[at - 1]))
  // Names of the three, space separated, as in addresses.
  return isPath ? { provinceId, cityId, regionId, areaInfo: line.map(area => area?.nameZh ?? '').join(' ') } : null
}

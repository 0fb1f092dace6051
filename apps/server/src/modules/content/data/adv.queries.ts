import { advCall } from '@shiji/contract/content/advert.calls.ts'
import type { Adv, AdvInput } from '@shiji/contract/content/adverts.ts'
import { readLink } from '@shiji/kit/link/link.ts'
import { eq, inArray } from 'drizzle-orm'
import { InvalidInput } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'
import { listOf } from '../../../records/list-of.ts'
import type { ResourceRows } from '../../../records/resource.ts'
import { showingState } from '../domain/showing.ts'
import { advSpaces, advs } from './content.table.ts'
import { readTimes } from './form-time.ts'

/** Adverts as an ordinary resource; their link is parsed before it is stored. */
export const advRows: ResourceRows<typeof advs, Adv, AdvInput, AdvInput> = {
  table: advs,
  list: listOf(advCall, {
    id: advs.id,
    space_id: advs.spaceId,
    title: advs.titleZh,
    title_en: advs.titleEn,
    enabled: advs.enabled,
    start_at: advs.startAt,
    end_at: advs.endAt,
    created_at: advs.createdAt,
    is_sort: advs.isSort,
  }),
  present: async (ctx, rows) => {
    const ids = [...new Set(rows.map(row => row.spaceId))]
    const found = ids.length === 0 ? [] : await ctx.db.select().from(advSpaces).where(inArray(advSpaces.id, ids))
    const spaces = new Map(found.map(space => [space.id, space]))
    const now = ctx.clock.now()
    return rows.map(row => ({
      id: row.id,
      space_id: row.spaceId,
      space_name: spaces.get(row.spaceId)?.nameZh ?? '',
      space_name_en: spaces.get(row.spaceId)?.nameEn ?? '',
      title: row.titleZh,
      title_en: row.titleEn,
      hint: row.hintZh,
      hint_en: row.hintEn,
      image: row.image,
      url: row.url,
      start_at: row.startAt.toISOString(),
      end_at: row.endAt.toISOString(),
      is_sort: row.isSort,
      enabled: row.enabled,
      state: showingState(row, now),
      created_at: row.createdAt.toISOString(),
    }))
  },
  toInsert: async (tx, input) => ({ ...(await columnsOf(tx, input)), createdAt: tx.clock.now() }),
  toUpdate: (tx, input) => columnsOf(tx, input),
}

async function columnsOf(tx: Ctx, input: AdvInput) {
  const [space] = await tx.db
    .select({ id: advSpaces.id })
    .from(advSpaces)
    .where(eq(advSpaces.id, input.space_id))
    .for('key share')
  if (space === undefined) throw new InvalidInput([{ field: 'space_id', key: 'refusal.not_a_choice' }])
  const url = readLink(input.url ?? '')
  if (url === undefined) throw new InvalidInput([{ field: 'url', key: 'refusal.link' }])
  if (input.image === '') throw new InvalidInput([{ field: 'image', key: 'error.cannot_be_empty' }])
  const { startAt, endAt } = readTimes(input.start_at, input.end_at)
  if (endAt === null) throw new InvalidInput([{ field: 'end_at', key: 'error.cannot_be_empty' }])
  return {
    spaceId: input.space_id,
    titleZh: input.title,
    titleEn: input.title_en,
    hintZh: input.hint ?? '',
    hintEn: input.hint_en ?? '',
    image: input.image,
    url,
    startAt,
    endAt,
    isSort: input.is_sort ?? 0,
    ...(input.enabled === undefined ? {} : { enabled: input.enabled }),
  }
}

import { advSpaceCall } from '@shiji/contract/content/advert.calls.ts'
import type { AdvSpace, AdvSpaceInput } from '@shiji/contract/content/adverts.ts'
import { count, inArray } from 'drizzle-orm'
import { listOf } from '../../../records/list-of.ts'
import type { ResourceRows } from '../../../records/resource.ts'
import { advSpaces, advs } from './content.table.ts'

/** Spaces for adverts as an ordinary resource; one with adverts cannot be deleted. */
export const advSpaceRows: ResourceRows<typeof advSpaces, AdvSpace, AdvSpaceInput, AdvSpaceInput> = {
  table: advSpaces,
  list: listOf(advSpaceCall, {
    id: advSpaces.id,
    code: advSpaces.code,
    name: advSpaces.nameZh,
    name_en: advSpaces.nameEn,
    place: advSpaces.place,
    created_at: advSpaces.createdAt,
  }),
  unique: { adv_spaces_code: 'code' },
  present: async (ctx, rows) => {
    const ids = rows.map(row => row.id)
    const held =
      ids.length === 0
        ? []
        : await ctx.db
            .select({ spaceId: advs.spaceId, held: count() })
            .from(advs)
            .where(inArray(advs.spaceId, ids))
            .groupBy(advs.spaceId)
    const counts = new Map(held.map(row => [row.spaceId, row.held]))
    return rows.map(row => ({
      id: row.id,
      code: row.code,
      name: row.nameZh,
      name_en: row.nameEn,
      place: row.place,
      width: row.width,
      height: row.height,
      advs: counts.get(row.id) ?? 0,
      created_at: row.createdAt.toISOString(),
    }))
  },
  toInsert: (tx, input) => ({ ...columnsOf(input), createdAt: tx.clock.now() }),
  toUpdate: (_tx, input) => columnsOf(input),
}

const columnsOf = ({ code, name, name_en, place, width, height }: AdvSpaceInput) => ({
  code,
  nameZh: name,
  nameEn: name_en,
  place,
  width,
  height,
})

import type { AdvSpace, AdvSpaceInput } from '@shiji/contract/content/adverts.ts'
import { count, inArray } from 'drizzle-orm'
import { number, text, time, word } from '../../../records/list.ts'
import type { ResourceRows } from '../../../records/resource.ts'
import { advSpaces, advs } from './content.table.ts'

/** Spaces for adverts as an ordinary resource; one that holds adverts stays. */
export const advSpaceRows: ResourceRows<typeof advSpaces, AdvSpace, AdvSpaceInput, AdvSpaceInput> = {
  table: advSpaces,
  list: {
    filters: {
      id: number(advSpaces.id),
      code: text(advSpaces.code),
      name: text(advSpaces.nameZh),
      name_en: text(advSpaces.nameEn),
      place: word(advSpaces.place),
      created_at: time(advSpaces.createdAt),
    },
    sorts: { id: advSpaces.id, code: advSpaces.code, created_at: advSpaces.createdAt },
    defaultSort: { prop: 'id', order: 'asc' },
  },
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

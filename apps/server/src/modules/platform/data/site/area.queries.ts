import { areaCall } from '@shiji/contract/platform/area.calls.ts'
import type { AreaChange, AreaInput, AreaOption, AreaRow } from '@shiji/contract/platform/platform.ts'
import { firstCharacter } from '@shiji/kit/text/clip.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { levelUnder, withChildren } from '../../../../infra/database/tree.ts'
import { listOf } from '../../../../records/list-of.ts'
import type { ResourceRows } from '../../../../records/resource.ts'
import { treeRows } from '../../../../records/tree-rows.ts'
import { areas } from '../platform.table.ts'

/** The children of a division, for a lazy cascader; 0 for the provinces. */
export async function areaOptions(ctx: Ctx, pid: number): Promise<AreaOption[]> {
  const rows = await ctx.db.select().from(areas).where(eq(areas.pid, pid)).orderBy(areas.id)
  const parents = await withChildren(ctx, areas, rows)
  return rows.map(row => ({ value: row.id, label: row.nameZh, label_en: row.nameEn, leaf: !parents.has(row.id) }))
}

/** These divisions; missing ones are left out. */
export async function areasById(ctx: Ctx, ids: readonly number[]): Promise<(typeof areas.$inferSelect)[]> {
  return ctx.db
    .select()
    .from(areas)
    .where(inArray(areas.id, [...ids]))
}

/** The provinces and cities among these divisions. */
export async function provincesAndCities(ctx: Ctx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const found = await ctx.db
    .select({ id: areas.id })
    .from(areas)
    .where(and(inArray(areas.id, [...ids]), inArray(areas.level, [1, 2])))
  return new Set(found.map(area => area.id))
}

/** Divisions as a lazy tree page: children by `isChildren` and `pid`, ids are the codes. */
export const areaRows = {
  ...treeRows(areas, row => ({
    id: row.id,
    pid: row.pid,
    level: row.level,
    name: row.nameZh,
    name_en: row.nameEn,
    initial: row.initial,
  })),
  list: listOf(areaCall, {
    id: areas.id,
    level: areas.level,
    name: areas.nameZh,
    name_en: areas.nameEn,
    initial: areas.initial,
  }),
  unique: { areas_pkey: 'code' },
  newId: input => input.code,
  toInsert: async (tx, input) => ({
    pid: input.pid,
    level: await levelUnder(tx, areas, input.pid, { deepest: 3, tooDeep: 'area.depth' }),
    nameZh: input.name,
    nameEn: input.name_en,
    initial: firstCharacter(input.name_en).toUpperCase(),
  }),
  toUpdate: (_tx, input) => ({
    nameZh: input.name,
    nameEn: input.name_en,
    initial: firstCharacter(input.name_en).toUpperCase(),
  }),
} satisfies ResourceRows<typeof areas, AreaRow, AreaInput, AreaChange>

import type { AreaChange, AreaInput, AreaOption, AreaRow } from '@shiji/contract/platform/platform.ts'
import { eq, inArray } from 'drizzle-orm'
import { number, text, word } from '../../../http/list.ts'
import type { ResourceRows } from '../../../http/resource.ts'
import { AppError, InvalidInput } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'
import { areas } from './platform.table.ts'

const DEEPEST = 3

/** Which of these divisions have children. */
async function parentsAmong(ctx: Ctx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await ctx.db
    .selectDistinct({ pid: areas.pid })
    .from(areas)
    .where(inArray(areas.pid, [...ids]))
  return new Set(rows.map(row => row.pid))
}

/** The children of a division as a lazy cascader asks for them; 0 for the provinces. */
export async function areaOptions(ctx: Ctx, pid: number): Promise<AreaOption[]> {
  const rows = await ctx.db.select().from(areas).where(eq(areas.pid, pid)).orderBy(areas.id)
  const parents = await parentsAmong(
    ctx,
    rows.map(row => row.id),
  )
  return rows.map(row => ({ value: row.id, label: row.nameZh, label_en: row.nameEn, leaf: !parents.has(row.id) }))
}

/** Divisions as a lazy tree page: children by `isChildren` and `pid`, ids are the codes. */
export const areaRows = {
  table: areas,
  parent: areas.pid,
  list: {
    filters: {
      id: number(areas.id),
      level: number(areas.level),
      name: text(areas.nameZh),
      name_en: text(areas.nameEn),
      initial: word(areas.initial),
    },
    sorts: { id: areas.id, name_en: areas.nameEn },
    defaultSort: { prop: 'id', order: 'asc' },
  },
  unique: { areas_pkey: 'code' },
  newId: input => input.code,
  present: async (ctx, rows) => {
    const parents = await parentsAmong(
      ctx,
      rows.map(row => row.id),
    )
    return rows.map(row => ({
      id: row.id,
      pid: row.pid,
      level: row.level,
      name: row.nameZh,
      name_en: row.nameEn,
      initial: row.initial,
      has_children: parents.has(row.id),
    }))
  },
  toInsert: async (tx, input) => ({
    pid: input.pid,
    level: await levelBelow(tx, input.pid),
    nameZh: input.name,
    nameEn: input.name_en,
    initial: input.name_en.slice(0, 1).toUpperCase(),
  }),
  toUpdate: (_tx, input) => ({
    nameZh: input.name,
    nameEn: input.name_en,
    initial: input.name_en.slice(0, 1).toUpperCase(),
  }),
  beforeDelete: async (tx, rows) => {
    const leaving = new Set(rows.map(row => row.id))
    const children = await tx.db
      .select({ id: areas.id })
      .from(areas)
      .where(inArray(areas.pid, [...leaving]))
    if (children.some(child => !leaving.has(child.id))) throw new AppError('record.in_use')
  },
} satisfies ResourceRows<typeof areas, typeof AreaRow, typeof AreaInput, typeof AreaChange>

async function levelBelow(tx: Ctx, pid: number): Promise<number> {
  if (pid === 0) return 1
  const [parent] = await tx.db.select({ level: areas.level }).from(areas).where(eq(areas.id, pid))
  if (parent === undefined) throw new InvalidInput([{ field: 'pid', key: 'refusal.not_a_choice' }])
  if (parent.level >= DEEPEST) throw new AppError('area.depth')
  return parent.level + 1
}

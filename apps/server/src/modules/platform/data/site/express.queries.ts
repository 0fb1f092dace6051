import { expressCall } from '@shiji/contract/express/express.calls.ts'
import type { Express, ExpressDays, ExpressInput } from '@shiji/contract/express/express.schemas.ts'
import { and, eq } from 'drizzle-orm'
import { InvalidInput } from '../../../../infra/app-error.ts'
import type { Ctx } from '../../../../infra/context.ts'
import type { ParsedList } from '../../../../records/list.ts'
import { listOf } from '../../../../records/list-of.ts'
import { inOrder, listCondition, pageIds, toPage } from '../../../../records/list-sql.ts'
import type { ResourceRows } from '../../../../records/resource.ts'
import { expresses } from '../platform.table.ts'

type ExpressRow = typeof expresses.$inferSelect

/** Filters and sorts of the company list, in the admin and in public. */
export const expressList = listOf(expressCall, {
  id: expresses.id,
  code: expresses.code,
  name: expresses.nameZh,
  name_en: expresses.nameEn,
  phone: expresses.phone,
  is_sort: expresses.isSort,
  enabled: expresses.enabled,
  created_at: expresses.createdAt,
})

const wireExpress = (row: ExpressRow): Express => ({
  id: row.id,
  code: row.code,
  name: row.nameZh,
  name_en: row.nameEn,
  phone: row.phone,
  number_pattern: row.numberPattern,
  is_sort: row.isSort,
  enabled: row.enabled,
  days: Object.entries(row.days).map(([code, days]) => ({ area_id: Number(code), days })),
  default_days: row.defaultDays,
  created_at: row.createdAt.toISOString(),
})

/** Express companies as an ordinary resource. Codes are stored in capitals; a pattern must be a regular expression. */
export const expressRows = {
  table: expresses,
  list: expressList,
  unique: { expresses_code: 'code' },
  present: (_ctx, rows) => rows.map(wireExpress),
  toInsert: (tx, input) => ({ ...columnsOf(input), createdAt: tx.clock.now() }),
  toUpdate: (_tx, input) => columnsOf(input),
} satisfies ResourceRows<typeof expresses, Express, ExpressInput, ExpressInput>

function columnsOf(input: ExpressInput) {
  if (input.number_pattern !== undefined && !isPattern(input.number_pattern)) {
    throw new InvalidInput([{ field: 'number_pattern', key: 'error.wrong_format' }])
  }
  return {
    code: input.code.toUpperCase(),
    nameZh: input.name,
    nameEn: input.name_en,
    ...(input.phone === undefined ? {} : { phone: input.phone }),
    ...(input.number_pattern === undefined ? {} : { numberPattern: input.number_pattern }),
    ...(input.is_sort === undefined ? {} : { isSort: input.is_sort }),
    ...(input.enabled === undefined ? {} : { enabled: input.enabled }),
    ...(input.days === undefined ? {} : { days: daysByProvince(input.days) }),
    ...(input.default_days === undefined ? {} : { defaultDays: input.default_days }),
  }
}

function daysByProvince(days: readonly ExpressDays[]): Readonly<Record<string, number>> {
  const byProvince = new Map<number, number>()
  for (const [at, { area_id, days: count }] of days.entries()) {
    if (byProvince.has(area_id)) throw new InvalidInput([{ field: `days[${at}].area_id`, key: 'refusal.taken' }])
    byProvince.set(area_id, count)
  }
  return Object.fromEntries(byProvince)
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text).source !== ''
  } catch {
    return false
  }
}

/** The companies that may be chosen now, in every area. */
export async function offeredExpresses(ctx: Ctx, list: ParsedList) {
  const where = listCondition(list, eq(expresses.enabled, true))
  const { ids, total } = await pageIds(ctx, expresses, expresses.id, list, where)
  const rows = await ctx.db.select().from(expresses).where(eq(expresses.enabled, true))
  return toPage(list, inOrder(ids, rows).map(wireExpress), total)
}

/** Whether a company may be chosen now. */
export async function isOffered(ctx: Ctx, expressId: number): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: expresses.id })
    .from(expresses)
    .where(and(eq(expresses.id, expressId), eq(expresses.enabled, true)))
  return rows.length > 0
}

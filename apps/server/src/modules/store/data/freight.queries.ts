import { FREIGHT_UNITS } from '@shiji/contract/store/freight.words.ts'
import { asc, desc, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import type { FreightTemplate } from '../domain/freight.ts'
import { freights } from './store.table.ts'

export interface StoreFreightTemplate extends FreightTemplate {
  readonly storeId: number
}

/** Freight templates of these stores, the default of each first. */
export async function templatesOf(ctx: Ctx, storeIds: readonly number[]): Promise<StoreFreightTemplate[]> {
  if (storeIds.length === 0) return []
  const rows = await ctx.db
    .select()
    .from(freights)
    .where(inArray(freights.storeId, [...storeIds]))
    .orderBy(asc(freights.storeId), desc(freights.isDefault), asc(freights.id))
  return rows.map(row => ({
    ...row,
    unit: FREIGHT_UNITS.find(unit => unit === row.unit) ?? 'weight',
    areaIds: codesOf(row.areaIds),
    excludedIds: codesOf(row.excludedIds),
  }))
}

const codesOf = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : [])

import { areaList } from '@vant/area-data'
import type { Ctx } from '../../src/infra/context.ts'
import { areas } from '../../src/modules/platform/index.ts'
import { areaInitial, areaNameInEnglish } from './area-names.ts'

const ROWS_A_STATEMENT = 500

type AreaRow = typeof areas.$inferInsert

const rowsOf = (list: Readonly<Record<string, string>>, level: number, parentOf: (code: number) => number): AreaRow[] =>
  Object.entries(list).map(([code, name]) => ({
    id: Number(code),
    pid: parentOf(Number(code)),
    level,
    nameZh: name,
    nameEn: areaNameInEnglish(name),
    initial: areaInitial(name),
  }))

/** All provinces, cities and counties; ids are the six-digit codes. */
export const allAreas = (): readonly AreaRow[] => [
  ...rowsOf(areaList.province_list, 1, () => 0),
  ...rowsOf(areaList.city_list, 2, code => Math.floor(code / 10_000) * 10_000),
  ...rowsOf(areaList.county_list, 3, code => Math.floor(code / 100) * 100),
]

/** Inserts missing divisions; what an admin changed stays. */
export async function seedAreas(tx: Ctx): Promise<void> {
  const rows = allAreas()
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    await tx.db
      .insert(areas)
      .values(rows.slice(from, from + ROWS_A_STATEMENT))
      .onConflictDoNothing()
  }
}

import { DAY, MINUTE } from '@shiji/kit/time/duration.ts'
import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../../src/infra/context.ts'
import { storeGrades, stores } from '../../../src/modules/store/index.ts'
import type { NumberLine } from './number-line.ts'

const GENUINE = { name: '正品保障', name_en: 'Genuine or money back' }
const FAST = { name: '急速客服', name_en: 'Answers within minutes' }
const RETURN = { name: '上门取件退货', name_en: 'Returns collected at the door' }

/** Grades above the standard one, and the stores that have them, by English name. */
const GRADES = [
  {
    name: '银牌店铺',
    nameEn: 'Silver',
    goodsLimit: null,
    commissionDiscount: 500,
    settlementMinutes: null,
    services: [GENUINE],
    stores: ['Soundfield Lab', 'Hot Reps', 'Weiming Womenswear'],
  },
  {
    name: '金牌店铺',
    nameEn: 'Gold',
    goodsLimit: null,
    commissionDiscount: 1_000,
    settlementMinutes: (5 * DAY) / MINUTE,
    services: [GENUINE, FAST, RETURN],
    stores: ['Wood & Light', 'Farhill Digital', 'Baichuan Appliances'],
  },
]

/** Grades of stores; six stores of the demo have one of their own, and the standard one is limited. */
export async function loadGrades(tx: Ctx, line: NumberLine): Promise<void> {
  await tx.db
    .update(storeGrades)
    .set({ goodsLimit: 1_000, isSort: 9 })
    .where(inArray(storeGrades.nameEn, ['Standard']))
  for (const [at, { stores: names, ...grade }] of GRADES.entries()) {
    const id = line.take()
    await tx.db.insert(storeGrades).values({ ...grade, id, isSort: at + 1, createdAt: tx.clock.now() })
    await tx.db.update(stores).set({ gradeId: id }).where(inArray(stores.nameEn, names))
  }
}

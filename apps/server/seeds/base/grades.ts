import type { Ctx } from '../../src/infra/context.ts'
import { storeGrades } from '../../src/modules/store/index.ts'

/** The grade of every store in a new shop: no limit, no discount, the usual settlement. A shop that has grades keeps them. */
export async function seedGrades(tx: Ctx): Promise<void> {
  const known = await tx.db.select({ id: storeGrades.id }).from(storeGrades).limit(1)
  if (known.length > 0) return
  await tx.db.insert(storeGrades).values({
    id: await tx.ids.next(),
    name: '标准店铺',
    nameEn: 'Standard',
    isDefault: true,
    createdAt: tx.clock.now(),
  })
}

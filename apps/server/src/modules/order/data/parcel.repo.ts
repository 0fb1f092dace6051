import type { Ctx } from '../../../infra/context.ts'
import type { Express } from './order.queries.ts'
import { parcels } from './order.table.ts'

export interface NewParcel {
  readonly orderId: number
  readonly express: Express
  readonly number: string
}

/** Writes parcels; the same number twice in one order counts once. Names of the company are copies. */
export async function insertParcels(tx: Ctx, rows: readonly NewParcel[]): Promise<void> {
  const ids = await tx.ids.take(rows.length)
  await tx.db
    .insert(parcels)
    .values(
      rows.map(({ orderId, express, number }, at) => ({
        id: ids[at] ?? 0,
        orderId,
        expressId: express.id,
        expressCode: express.code,
        expressName: express.name,
        expressNameEn: express.nameEn,
        number,
        createdAt: tx.clock.now(),
      })),
    )
    .onConflictDoNothing()
}

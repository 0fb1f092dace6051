import { seedBase } from '@shiji/server/seeds/base/seed-base.ts'
import { loadDemo } from '@shiji/server/seeds/demo/load/index.ts'
import { type Runtime, systemContext } from '@shiji/server/src/infra/context.ts'
import type { WorldSize } from './stage.ts'

/** Fills an empty database with the demo world at the given size and updates the planner's statistics. */
export async function seedShop(runtime: Runtime, { goods, orders, buyers, stores }: WorldSize): Promise<void> {
  const ctx = systemContext(runtime, 'bench')
  await seedBase(ctx, 'a-bench-password')
  await loadDemo(ctx, {
    seed: 1,
    goods,
    // Some buyers of the world have no address on purpose.
    buyers: Math.max(300, buyers + 20),
    orders,
    ...(stores === undefined ? {} : { stores }),
  })
}

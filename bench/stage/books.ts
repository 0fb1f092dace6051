import { checkInvariants, countBreaches } from '@shiji/server/src/infra/invariants/check-invariants.ts'
import type { Shop } from './runtime.ts'

/** Runs every invariant over the world. Money or stock that is not right ends the bench: a fast wrong sale is no figure. */
export async function checkBooks({ runtime }: Shop): Promise<void> {
  const results = await checkInvariants(runtime.db, { now: runtime.clock.now() })
  const broken = results.filter(({ breaches }) => breaches > 0)
  if (countBreaches(results) > 0)
    throw new Error(
      `Invariants are broken: ${broken.map(({ id, title, breaches }) => `${id} ${title} (${breaches})`).join('; ')}`,
    )
  console.log(`invariants: ${results.length} checks, 0 breaches`)
}

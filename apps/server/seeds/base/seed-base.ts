import { sql } from 'drizzle-orm'
import type { Ctx } from '../../src/infra/context.ts'
import { transact } from '../../src/infra/database/transact.ts'
import { ensureFirstAdmin, type FirstAdmin } from '../../src/modules/identity/index.ts'
import { syncMenus } from '../../src/modules/platform/index.ts'
import { seedAgreements } from './agreements.ts'
import { seedExpresses } from './expresses.ts'
import { seedGrades } from './grades.ts'
import { seedSynonyms } from './synonyms.ts'

/** Raised when the areas, companies, agreements, grades or synonyms in the code have changed. */
const EDITION = 4

/**
 * What every shop starts with: areas, express companies, agreements, the first grade of stores, synonyms, both menus, the first admin. Idempotent and keyed
 * by code, so that edits stay; processes that start together wait for each other. Returns the admin that was created.
 */
export async function seedBase(ctx: Ctx, adminPassword: string | undefined): Promise<FirstAdmin | undefined> {
  return transact(ctx, async tx => {
    const edition = await takeTurn(tx)
    if (edition < EDITION) {
      const { seedAreas } = await import('./areas.ts')
      await seedAreas(tx)
      await seedExpresses(tx)
      await seedAgreements(tx)
      await seedGrades(tx)
      await seedSynonyms(tx)
    }
    await syncMenus(tx)
    return ensureFirstAdmin(tx, adminPassword)
  })
}

/** Locks the seed's own row until the transaction ends and returns the edition that was there before. */
async function takeTurn(tx: Ctx): Promise<number> {
  const now = tx.clock.now()
  await tx.db.execute(
    sql`insert into configs (name, value, updated_at) values ('base_seed', '0', ${now}) on conflict (name) do nothing`,
  )
  const found = await tx.db.execute<{ value: unknown }>(
    sql`select value from configs where name = 'base_seed' for update`,
  )
  await tx.db.execute(
    sql`update configs set value = ${String(EDITION)}::jsonb, updated_at = ${now} where name = 'base_seed'`,
  )
  return Number(found.rows[0]?.value ?? 0)
}

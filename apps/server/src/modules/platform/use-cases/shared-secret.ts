import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import type { Db } from '../../../infra/database/database.ts'
import { configs } from '../data/platform.table.ts'

const kept = new WeakMap<Db, Map<string, string>>()

/** A random key that all processes share, made at its first use; for signatures that live minutes, not for data at rest. */
export async function sharedSecret(ctx: Ctx, name: string): Promise<string> {
  const secrets = kept.get(ctx.root) ?? new Map<string, string>()
  kept.set(ctx.root, secrets)
  const known = secrets.get(name)
  if (known !== undefined) return known
  const fresh = randomBytes(32).toString('hex')
  await ctx.root.insert(configs).values({ name, value: fresh, updatedAt: ctx.clock.now() }).onConflictDoNothing()
  const [row] = await ctx.root.select({ value: configs.value }).from(configs).where(eq(configs.name, name))
  const secret = String(row?.value ?? fresh)
  secrets.set(name, secret)
  return secret
}

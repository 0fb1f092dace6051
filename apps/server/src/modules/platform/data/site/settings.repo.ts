import type { SettingGroup } from '@shiji/contract/platform/settings.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { configs } from '../platform.table.ts'

/** Writes a configuration group as a whole. */
export async function putConfig(tx: Ctx, group: SettingGroup, value: unknown): Promise<void> {
  const updatedAt = tx.clock.now()
  await tx.db
    .insert(configs)
    .values({ name: group, value, updatedAt })
    .onConflictDoUpdate({ target: configs.name, set: { value, updatedAt } })
}

import type { ConfigChange } from '@shiji/contract/platform/settings.ts'
import { audit } from '../../../infra/audit/audit.ts'
import type { Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { forgetSettings, readSetting } from '../data/site/settings.queries.ts'
import { putConfig } from '../data/site/settings.repo.ts'
import { forgetSite } from '../data/site/site.queries.ts'
import { type Settings, taskToMinutes } from '../domain/settings.ts'

/**
 * Replaces the given configuration groups (spec §3); timers are sent in days and stored in minutes. Audited per group.
 */
export async function changeSettings(ctx: Ctx, change: ConfigChange): Promise<void> {
  await transact(ctx, async tx => {
    if (change.web !== undefined) await writeSetting(tx, 'web', change.web)
    if (change.store !== undefined) await writeSetting(tx, 'store', change.store)
    if (change.task !== undefined) await writeSetting(tx, 'task', taskToMinutes(change.task))
  })
  forgetSettings(ctx)
  forgetSite(ctx)
}

async function writeSetting<K extends keyof Settings>(tx: Ctx, group: K, value: Settings[K]): Promise<void> {
  const before = await readSetting(tx, group)
  await putConfig(tx, group, value)
  await audit(tx, { action: 'config.update', subjectType: `config.${group}`, before, after: value })
}

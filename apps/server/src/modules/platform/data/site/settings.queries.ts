import type { SettingGroup, StoreSettings, TaskSettings, WebSettings } from '@shiji/contract/platform/settings.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { Db } from '../../../../infra/database/database.ts'
import { DEFAULT_SETTINGS, type Settings, taskToDays } from '../../domain/settings.ts'
import { configs } from '../platform.table.ts'

const KEPT_MS = 1_000

/**
 * Groups read within the last second, per database; every process re-reads, so a change applies everywhere after that
 * second.
 */
const cache = new WeakMap<Db, Map<string, Kept>>()

interface Kept {
  readonly at: number
  readonly value: unknown
}

/**
 * One configuration group, with defaults filled in. Inside a transaction it is read there; otherwise it may be one
 * second old.
 */
export async function readSetting<K extends keyof Settings>(ctx: Ctx, group: K): Promise<Settings[K]> {
  const kept = cache.get(ctx.root) ?? new Map<string, Kept>()
  cache.set(ctx.root, kept)
  const recent = kept.get(group)
  const isRecent = !ctx.inTransaction && recent !== undefined && performance.now() - recent.at < KEPT_MS
  const stored = isRecent ? recent.value : await load(ctx, group)
  if (!isRecent) kept.set(group, { at: performance.now(), value: stored })
  const known = typeof stored === 'object' && stored !== null ? stored : {}
  return { ...DEFAULT_SETTINGS[group], ...known }
}

async function load(ctx: Ctx, group: string): Promise<unknown> {
  const [row] = await ctx.db.select({ value: configs.value }).from(configs).where(eq(configs.name, group))
  return row?.value
}

/** Makes the next read of this process go to the database; called after a change. */
export const forgetSettings = (ctx: Ctx): void => {
  cache.delete(ctx.root)
}

/** A group in wire format: timers in days. */
export async function settingOnTheWire(
  ctx: Ctx,
  group: SettingGroup,
): Promise<WebSettings | StoreSettings | TaskSettings> {
  return group === 'task' ? taskToDays(await readSetting(ctx, 'task')) : readSetting(ctx, group)
}

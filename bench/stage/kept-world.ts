import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shopDayKey } from '@shiji/kit/time/shop-time.ts'
import type { WorldSize } from './stage.ts'

/** A folder for the database of one world that later runs find again. */
export interface KeptWorld {
  readonly folder: string
  readonly isLoaded: boolean
  /** To be called when the world is whole. */
  readonly loaded: () => void
}

/**
 * The folder of a world below `worlds` (BENCH_WORLDS), by its size and the shop day, since dashboards read by the day. One
 * that was not loaded whole is emptied.
 */
export function keptWorld(worlds: string, { goods, orders, buyers, stores }: WorldSize, now: Date): KeptWorld {
  const folder = join(worlds, [shopDayKey(now), stores ?? 'demo', goods, orders, buyers].join('-'))
  const mark = join(folder, 'loaded')
  const isLoaded = existsSync(mark)
  if (!isLoaded) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  return { folder, isLoaded, loaded: () => writeFileSync(mark, '') }
}

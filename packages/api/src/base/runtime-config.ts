import { AREA_PREFIX, AREAS, type Area } from '@shiji/contract/area.ts'
import { fetchOrTakeOver } from './early-calls.ts'
import { type Origins, originsOf } from './origins.ts'

/** An account that a demo offers on its login pages. */
export interface DemoAccount {
  readonly area: Area
  readonly username: string
  readonly password: string
  /** Who that is, in both languages. */
  readonly name: string
  readonly name_en: string
}

/** What a deployed page learns at run time from `/config.json` (architecture §1). */
export interface RuntimeConfig extends Origins {
  readonly demo: boolean
  readonly demoAccounts: readonly DemoAccount[]
  /** Where errors are reported, '' for nowhere. */
  readonly errorBeacon: string
  readonly version: string
}

export const DEFAULT_CONFIG: RuntimeConfig = {
  apiOrigin: '',
  filesOrigin: '',
  demo: false,
  demoAccounts: [],
  errorBeacon: '',
  version: '',
}

/** Reads a configuration; what is missing or of the wrong kind keeps its default, so an old file never stops a page. */
export function parseConfig(value: unknown): RuntimeConfig {
  const fields = isRecord(value) ? value : {}
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
  const accounts = Array.isArray(fields.demoAccounts) ? fields.demoAccounts.flatMap(demoAccount) : []
  const demo = fields.demo === true
  return {
    ...originsOf(fields),
    demo,
    demoAccounts: demo ? accounts : [],
    errorBeacon: text('errorBeacon'),
    version: text('version'),
  }
}

/** Fetches `/config.json`; a page without one runs with the defaults. */
export async function loadConfig(read: typeof fetch = fetchOrTakeOver): Promise<RuntimeConfig> {
  try {
    const answer = await read('/config.json', { cache: 'no-store' })
    return answer.ok ? parseConfig(await answer.json()) : DEFAULT_CONFIG
  } catch {
    return DEFAULT_CONFIG
  }
}

function demoAccount(value: unknown): DemoAccount[] {
  if (!isRecord(value)) return []
  const { username, password, name, name_en } = value
  const area = AREAS.find(each => each === value.area || AREA_PREFIX[each] === value.area)
  if (area === undefined || typeof username !== 'string' || typeof password !== 'string') return []
  return [{ area, username, password, name: String(name ?? username), name_en: String(name_en ?? name ?? username) }]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

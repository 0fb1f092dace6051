import { AREA_PREFIX, AREAS, type Area } from '@shiji/contract/area.ts'
import { fetchOrTakeOver } from './early-calls.ts'
import { type Origins, originsOf } from './origins.ts'

/** A demo account offered on the login pages. */
export interface DemoAccount {
  readonly area: Area
  readonly username: string
  readonly password: string
  /** Description of the account, in both languages. */
  readonly name: string
  readonly name_en: string
}

/** Runtime configuration of a deployed page, from `/config.json` (architecture §1). */
export interface RuntimeConfig extends Origins {
  readonly demo: boolean
  readonly demoAccounts: readonly DemoAccount[]
  /** Address for error reports; '' turns them off. */
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

/** Parses a configuration. Missing or invalid fields keep their defaults, so an old file never breaks a page. */
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

/** Fetches `/config.json`; without one, the defaults apply. */
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

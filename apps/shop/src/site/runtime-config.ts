/** An account that a demo offers on its login page. */
export interface DemoAccount {
  readonly username: string
  readonly password: string
  readonly name: string
  readonly name_en: string
}

/** What the deployed shop learns at run time from `/config.json`. */
export interface RuntimeConfig {
  /** Origin of the API, '' for the page's own. */
  readonly apiOrigin: string
  /** Origin of files, '' for the page's own. */
  readonly filesOrigin: string
  readonly demo: boolean
  readonly demoAccounts: readonly DemoAccount[]
  /** Where errors are reported, '' for nowhere. */
  readonly errorBeacon: string
}

export const DEFAULT_CONFIG: RuntimeConfig = {
  apiOrigin: '',
  filesOrigin: '',
  demo: false,
  demoAccounts: [],
  errorBeacon: '',
}

/** Reads a configuration; what is missing or of the wrong kind keeps its default, so an old file never stops the page. */
export function parseConfig(value: unknown): RuntimeConfig {
  if (!isRecord(value)) return DEFAULT_CONFIG
  const text = (name: string) => (typeof value[name] === 'string' ? value[name] : '')
  const accounts = Array.isArray(value.demoAccounts) ? value.demoAccounts.flatMap(buyerAccount) : []
  const demo = value.demo === true
  return {
    apiOrigin: withoutSlash(text('apiOrigin')),
    filesOrigin: withoutSlash(text('filesOrigin')),
    demo,
    demoAccounts: demo ? accounts : [],
    errorBeacon: text('errorBeacon'),
  }
}

/** Fetches `/config.json`; a page without one runs with the defaults. */
export async function loadConfig(read: typeof fetch = fetch): Promise<RuntimeConfig> {
  try {
    const answer = await read('/config.json', { cache: 'no-store' })
    return answer.ok ? parseConfig(await answer.json()) : DEFAULT_CONFIG
  } catch {
    return DEFAULT_CONFIG
  }
}

function buyerAccount(value: unknown): DemoAccount[] {
  if (!isRecord(value) || (value.area !== 'buyer' && value.area !== '')) return []
  const { username, password, name, name_en } = value
  if (typeof username !== 'string' || typeof password !== 'string') return []
  return [{ username, password, name: String(name ?? username), name_en: String(name_en ?? name ?? username) }]
}

const withoutSlash = (origin: string) => origin.replace(/\/+$/, '')
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

type Account = { area: string; username: string; password: string }

const AREAS = [
  { area: 'buyer', name: 'Shop', host: 'shop', path: '/' },
  { area: 'seller', name: 'Seller', host: 'seller', path: '/Seller/' },
  { area: 'admin', name: 'Admin', host: 'admin', path: '/Admin/' },
] as const

const isAccount = (value: unknown): value is Account =>
  typeof value === 'object' &&
  value !== null &&
  'area' in value &&
  'username' in value &&
  'password' in value &&
  [value.area, value.username, value.password].every(part => typeof part === 'string')

/** The accounts that the server shows on its login pages in demo mode. */
const demoAccounts = async (origin: string): Promise<Account[]> => {
  const answer = await fetch(`${origin}/config.json`).catch(() => undefined)
  const config: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined
  if (
    typeof config !== 'object' ||
    config === null ||
    !('demoAccounts' in config) ||
    !Array.isArray(config.demoAccounts)
  )
    return []
  return config.demoAccounts.filter(isAccount)
}

/** The lines in the terminal once the server is ready: all addresses and, in demo mode, the accounts. */
export const addressLines = async (port: number, mode: string): Promise<string[]> => {
  const origin = `http://localhost:${port}`
  const accounts = mode === 'demo' ? await demoAccounts(`http://127.0.0.1:${port}`) : []
  const lines = AREAS.map(({ area, name, host, path }) => {
    const account = accounts.find(each => each.area === area)
    const login = account ? `${account.username} / ${account.password}` : ''
    return `  ${name.padEnd(8)}${`${origin}${path}`.padEnd(34)}${`http://${host}.localhost:${port}`.padEnd(34)}${login}`.trimEnd()
  })
  return ['', ...lines, `  ${'API'.padEnd(8)}${`${origin}/api`.padEnd(34)}${origin}/api/docs`, '']
}

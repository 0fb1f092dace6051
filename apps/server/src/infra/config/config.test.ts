import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { VARIABLES } from './variables.ts'

const NAMES = Object.values(VARIABLES).map(variable => variable.name)

/** Every variable with values that it refuses, and the message for the first. */
const WRONG: Readonly<Record<string, { readonly values: readonly string[]; readonly line: string }>> = {
  SHIJI_MODE: {
    values: ['prod', 'Demo', ' demo'],
    line: 'SHIJI_MODE is "prod"; it must be one of demo, production, test, for example SHIJI_MODE=production',
  },
  HOST: {
    values: ['a b', 'http://x', '1.2.3.4:80/'],
    line: 'HOST is "a b"; it must be an address or name of this machine, for example HOST=127.0.0.1',
  },
  PORT: {
    values: ['65536', '3e3', '-1', '3000 ', '0x10'],
    line: 'PORT is "65536"; it must be a whole number from 0 to 65535, for example PORT=3000',
  },
  DATABASE_URL: {
    values: ['mysql://a:secret@b/c', 'localhost', 'postgres://'],
    line: 'DATABASE_URL must be the URL of a PostgreSQL database, for example DATABASE_URL=postgres://user:password@host:5432/database',
  },
  DATABASE_POOL: {
    values: ['1', '201', 'ten'],
    line: 'DATABASE_POOL is "1"; it must be a whole number from 2 to 200, for example DATABASE_POOL=10',
  },
  SHIJI_DATABASE_WAIT_SECONDS: {
    values: ['3601', '1.5', 'soon'],
    line: 'SHIJI_DATABASE_WAIT_SECONDS is "3601"; it must be a whole number from 0 to 3600, for example SHIJI_DATABASE_WAIT_SECONDS=30',
  },
  DATA_DIR: {
    values: [' ', '\t'],
    line: 'DATA_DIR is " "; it must be the path of a folder, for example DATA_DIR=/var/lib/shiji',
  },
  SHIJI_ADOPT_FILES: {
    values: ['yes', 'true', '1'],
    line: 'SHIJI_ADOPT_FILES is "yes"; it must be one of on, off, for example SHIJI_ADOPT_FILES=on',
  },
  TRUST_PROXY: {
    values: [
      'yes',
      'TRUE',
      '21',
      '-1',
      '1.5',
      '10.0.0.0/33',
      '10.0.0',
      '10.0.0.1,',
      'proxy.example',
      '::1/129',
      '10.0.0.1/8/8',
    ],
    line: 'TRUST_PROXY is "yes"; it must be true, false, a number of proxies from 0 to 20, or addresses and networks between commas, for example TRUST_PROXY=10.0.0.0/8,127.0.0.1',
  },
  SHIJI_ORIGINS: {
    values: ['shop.example', 'https://a.example/shop', 'https://a.example,,https://b.example'],
    line: 'SHIJI_ORIGINS is "shop.example"; it must be origins between commas, without a path, for example SHIJI_ORIGINS=https://shop.example,https://seller.example',
  },
  SHIJI_ADMIN_PASSWORD: {
    values: ['short', '1234567'],
    line: 'SHIJI_ADMIN_PASSWORD must be at least 8 characters long, for example SHIJI_ADMIN_PASSWORD=a-long-one',
  },
  SHIJI_EXPRESS_CUSTOMER: {
    values: ['a b', 'secret customer', 'x'],
    line: 'SHIJI_EXPRESS_CUSTOMER must be the customer number of the tracking service, for example SHIJI_EXPRESS_CUSTOMER=0A1B2C3D4E5F60718293A4B5C6D7E8F9',
  },
  SHIJI_EXPRESS_KEY: {
    values: ['a b', 'secret key', 'x'],
    line: 'SHIJI_EXPRESS_KEY must be the key of the tracking service, for example SHIJI_EXPRESS_KEY=AbCdEfGh1234',
  },
  SHIJI_EXPRESS_URL: {
    values: ['poll.example', 'ftp://poll.example/', 'https://poll.example'],
    line: 'SHIJI_EXPRESS_URL is "poll.example"; it must be the address that is asked for parcels, for example SHIJI_EXPRESS_URL=https://poll.kuaidi100.com/poll/query.do',
  },
  SHIJI_KEYS: {
    values: ['x', 'a:c2hvcnQ=', ','],
    line: 'SHIJI_KEYS must be keys of 32 bytes in base64, each behind an id of its own, between commas, the newest first, for example SHIJI_KEYS=2026a:ZXhhbXBsZS1kby1ub3QtdXNlLXRoaXMta2V5LSEhISE=',
  },
  LOG_LEVEL: {
    values: ['loud', 'INFO'],
    line: 'LOG_LEVEL is "loud"; it must be one of silent, fatal, error, warn, info, debug, trace, for example LOG_LEVEL=info',
  },
  SHIJI_WORKER: {
    values: ['yes', '0'],
    line: 'SHIJI_WORKER is "yes"; it must be one of on, off, for example SHIJI_WORKER=on',
  },
  SHIJI_DRAIN_SECONDS: {
    values: ['16', '-1', 'x'],
    line: 'SHIJI_DRAIN_SECONDS is "16"; it must be a whole number from 0 to 15, for example SHIJI_DRAIN_SECONDS=5',
  },
}

/** The message that a wrong environment is refused with. */
function refusalOf(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
  }
  return ''
}

describe('readConfig', () => {
  it('needs nothing: production, port 3000, embedded database', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'production',
      port: 3_000,
      databaseUrl: undefined,
      databaseWaitSeconds: 30,
      adminPassword: undefined,
      adoptFiles: false,
      trustProxy: false,
      origins: [],
      worker: true,
      drainSeconds: 0,
    })
  })

  it('treats empty values as absent, for every variable', () => {
    expect(readConfig(Object.fromEntries(NAMES.map(name => [name, ''])))).toEqual(readConfig({}))
  })

  it('accepts the example of every variable', () => {
    const account = { SHIJI_EXPRESS_CUSTOMER: 'customer', SHIJI_EXPRESS_KEY: 'some-key' }
    for (const { name, example } of Object.values(VARIABLES))
      expect(refusalOf({ ...account, [name]: example })).toBe('')
  })

  it('takes the account of the tracking service whole or not at all', () => {
    const [customer, key] = ['CUSTOMER1', 'Key12345']
    expect(readConfig({ SHIJI_EXPRESS_CUSTOMER: customer, SHIJI_EXPRESS_KEY: key }).express).toEqual({
      ...{ customer, key },
      url: 'https://poll.kuaidi100.com/poll/query.do',
    })
    expect(readConfig({}).express).toBeUndefined()
    expect(refusalOf({ SHIJI_EXPRESS_CUSTOMER: customer })).toBe(
      'SHIJI_EXPRESS_KEY is missing: SHIJI_EXPRESS_CUSTOMER needs it, for example SHIJI_EXPRESS_KEY=AbCdEfGh1234',
    )
    expect(refusalOf({ SHIJI_EXPRESS_KEY: key })).toMatch(/^SHIJI_EXPRESS_CUSTOMER is missing/)
  })

  it.each(NAMES)('%s: each wrong value is refused in one line that names it, what is wrong and an example', name => {
    const { values, line } = WRONG[name] ?? { values: [], line: '' }
    expect(refusalOf({ [name]: values[0] ?? '' })).toBe(line)
    const ending = line.slice(line.indexOf('must be'))
    for (const value of values) {
      const refusal = refusalOf({ [name]: value })
      expect(refusal.startsWith(name) && refusal.endsWith(ending), `${name}=${value}: ${refusal}`).toBe(true)
      expect(refusal).not.toContain('\n')
      expect(refusal).not.toContain('secret')
    }
  })

  it('reports all mistakes at once, a line each', () => {
    expect(refusalOf({ PORT: 'x', LOG_LEVEL: 'y', HOST: 'a b' }).split('\n')).toHaveLength(3)
  })

  it.each([
    ['true', true],
    ['false', false],
    ['0', false],
    ['2', 2],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.0/8, ::1,fd00::/8, loopback', ['10.0.0.0/8', '::1', 'fd00::/8', 'loopback']],
  ])('TRUST_PROXY=%s', (text, trustProxy) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(trustProxy)
  })

  it('every variable is described in the operations page', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../../docs/operations.md'), 'utf8')
    for (const name of NAMES) expect(page).toContain(`| \`${name}\` |`)
  })
})

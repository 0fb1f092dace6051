import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('readConfig', () => {
  it('needs nothing: production, port 3000, embedded database', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'production',
      port: 3_000,
      databaseUrl: undefined,
      adminPassword: undefined,
      trustProxy: false,
      origins: [],
      worker: true,
      drainSeconds: 0,
    })
  })

  it('takes empty values as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', DATA_DIR: '', SHIJI_ADMIN_PASSWORD: '', TRUST_PROXY: '' })).toEqual(
      readConfig({}),
    )
  })

  it.each([
    ['SHIJI_MODE', 'prod', 'SHIJI_MODE is "prod"; it must be demo, production or test'],
    ['PORT', '65536', 'PORT is "65536"; it must be a whole number from 0 to 65535'],
    ['PORT', '3e3', 'PORT is "3e3"; it must be a whole number from 0 to 65535'],
    ['PORT', '-1', 'PORT is "-1"; it must be a whole number from 0 to 65535'],
    ['DATABASE_POOL', '1', 'DATABASE_POOL is "1"; it must be a whole number from 2 to 200'],
    ['DATABASE_URL', 'mysql://a/b', 'DATABASE_URL must look like postgres://user:password@host:5432/database'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud"; it must be one of silent, fatal, error, warn, info, debug, trace'],
    ['SHIJI_ADMIN_PASSWORD', 'short', 'SHIJI_ADMIN_PASSWORD must have at least 8 characters'],
    ['SHIJI_ORIGINS', 'shop.example', 'SHIJI_ORIGINS has "shop.example"; each must be like https://shop.example'],
    ['SHIJI_WORKER', 'yes', 'SHIJI_WORKER is "yes"; it must be one of on, off'],
  ])('%s=%s is refused in one line that names it', (name, value, line) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(line))
  })
})

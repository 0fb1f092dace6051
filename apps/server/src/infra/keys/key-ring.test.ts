import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '../config/config.ts'
import { keyFile, openKeyFile } from './key-file.ts'
import { createKeyRing } from './key-ring.ts'
import { openKeyRing } from './open-key-ring.ts'
import { EXAMPLE_KEYS, readKeys } from './read-keys.ts'

const secret = (fill: number) => Buffer.alloc(32, fill)
const written = (id: string, fill: number) => `${id}:${secret(fill).toString('base64')}`

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'shiji-keys-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

describe('the key ring', () => {
  const ring = createKeyRing([
    { id: 'new', secret: secret(2) },
    { id: 'old', secret: secret(1) },
  ])

  it('gives each purpose keys of its own, seals with the newest and finds keys by id', () => {
    expect(ring.newest('sms-code').id).toBe('new')
    expect(ring.newest('sms-code').key).not.toEqual(ring.newest('pay-password').key)
    expect(ring.newest('sms-code').key).not.toEqual(secret(2))
    expect(ring.byId('sms-code', 'old')).toEqual(ring.every('sms-code')[1])
    expect(ring.byId('sms-code', 'gone')).toBeUndefined()
  })

  it('derives the same keys in every process', () => {
    const other = createKeyRing([{ id: 'old', secret: secret(1) }])
    expect(other.newest('pay-password')).toEqual(ring.byId('pay-password', 'old'))
  })
})

describe('SHIJI_KEYS', () => {
  it('holds keys, newest first', () => {
    const keys = readConfig({ SHIJI_KEYS: `${written('2026b', 2)}, ${written('2026a', 1)}` }).keys
    expect(keys).toEqual([
      { id: '2026b', secret: secret(2) },
      { id: '2026a', secret: secret(1) },
    ])
  })

  it.each([
    ['no id', secret(1).toString('base64')],
    ['a short secret', `a:${Buffer.alloc(31).toString('base64')}`],
    ['a strange id', written('a b', 1)],
    ['one id twice', `${written('a', 1)},${written('a', 2)}`],
    ['nothing but commas', ',,'],
  ])('%s is refused in one line that repeats no secret', (_name, text) => {
    const refusal = () => readConfig({ SHIJI_KEYS: text })
    expect(refusal).toThrow(ConfigError)
    expect(refusal).toThrow(/^SHIJI_KEYS [^\n]+$/)
    expect(refusal).not.toThrow(secret(1).toString('base64'))
  })

  it('production with DATABASE_URL does not start without it', () => {
    const config = readConfig({ DATABASE_URL: 'postgres://a/b' })
    expect(() => openKeyRing({ ...config, dataDir })).toThrow(/^SHIJI_KEYS is missing[^\n]+$/)
    expect(existsSync(keyFile(dataDir))).toBe(false)
    const known = readConfig({ DATABASE_URL: 'postgres://a/b', SHIJI_KEYS: EXAMPLE_KEYS })
    expect(() => openKeyRing({ ...known, dataDir })).toThrow(/^SHIJI_KEYS holds the key of the example[^\n]+$/)
    const given = readConfig({ DATABASE_URL: 'postgres://a/b', SHIJI_KEYS: written('a', 1) })
    expect(openKeyRing({ ...given, dataDir }).newest('sms-code').id).toBe('a')
  })
})

describe('the file of keys', () => {
  it('is created at the first start with mode 0600 and read at the next', () => {
    const config = { ...readConfig({}), dataDir }
    const first = openKeyRing(config)
    expect(statSync(keyFile(dataDir)).mode & 0o777).toBe(0o600)
    expect(openKeyRing(config).newest('sms-code')).toEqual(first.newest('sms-code'))
  })

  it('accepts a second key as a further line', () => {
    const [old] = openKeyFile(dataDir)
    writeFileSync(keyFile(dataDir), `${written('new', 3)}\n${readFileSync(keyFile(dataDir), 'utf8')}`)
    expect(openKeyFile(dataDir)).toEqual([{ id: 'new', secret: secret(3) }, old])
  })

  it('is refused when others may read it, and when it holds no key', () => {
    writeFileSync(keyFile(dataDir), written('a', 1), { mode: 0o644 })
    expect(() => openKeyFile(dataDir)).toThrow(/can be read by others: chmod 600/)
    rmSync(keyFile(dataDir))
    writeFileSync(keyFile(dataDir), 'nonsense', { mode: 0o600 })
    expect(() => openKeyFile(dataDir)).toThrow(/cannot be read; it must hold keys of 32 bytes/)
    expect(readKeys('nonsense')).toBeUndefined()
  })
})

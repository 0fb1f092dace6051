import { describe, expect, it } from 'vitest'
import { DEFAULT_CONFIG, loadConfig, parseConfig } from './runtime-config.ts'

const account = { area: 'admin', username: 'root', password: 'x', name: '平台', name_en: 'Platform' }

describe('/config.json', () => {
  it('is read unchanged', () => {
    const config = { apiOrigin: 'https://api.example/', demo: true, demoAccounts: [account], version: '1.2.3' }
    expect(parseConfig(config)).toEqual({ ...DEFAULT_CONFIG, ...config, apiOrigin: 'https://api.example' })
  })

  it('shows no account outside of demo mode', () => {
    expect(parseConfig({ demo: false, demoAccounts: [account] }).demoAccounts).toEqual([])
  })

  it.each([null, [], 'x', { apiOrigin: 3, demo: 'yes', demoAccounts: [{ area: 'moon' }, null] }])(
    'keeps the defaults when it is invalid: %j',
    value => {
      expect(parseConfig(value)).toEqual(DEFAULT_CONFIG)
    },
  )

  it('a page without a configuration runs with the defaults', async () => {
    expect(await loadConfig(async () => new Response('', { status: 404 }))).toEqual(DEFAULT_CONFIG)
    expect(await loadConfig(async () => new Response('<html>'))).toEqual(DEFAULT_CONFIG)
    expect(await loadConfig(() => Promise.reject(new TypeError('offline')))).toEqual(DEFAULT_CONFIG)
  })
})

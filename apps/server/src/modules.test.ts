import { describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { PORTS } from './modules.ts'

describe('the ports', () => {
  it('have an implementation for each of their functions', () => {
    const functions = Object.entries(PORTS).flatMap(([name, port]) =>
      Object.entries(port).map(([call, does]) => [`${name}.${call}`, typeof does]),
    )
    expect(functions.length).toBeGreaterThan(Object.keys(PORTS).length)
    expect(functions.filter(([, kind]) => kind !== 'function')).toEqual([])
  })

  it('belong to one server: another in the same process has its own', async () => {
    const [one, other] = await Promise.all([createTestApp(), createTestApp()])
    one.ports.siteCatalog = { ...PORTS.siteCatalog, hotWords: async () => ['teapot'] }
    const site = async (server: TestApp) => JSON.stringify((await server.call('GET', '/common')).data)
    expect(await site(one)).toContain('teapot')
    expect(await site(other)).not.toContain('teapot')
    await Promise.all([one.close(), other.close()])
  })
})

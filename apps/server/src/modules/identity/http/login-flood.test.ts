import type * as argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { TestApp } from '#harness/app.ts'

/** No hash ends before the gate is opened, so answers that arrive meanwhile did not wait for one. */
const gate = Promise.withResolvers<void>()

// Test files share their modules: the server is loaded again with the blocked hashes; the next file loads it without
// them.
const loadHeld = async () => {
  vi.resetModules()
  vi.doMock('@node-rs/argon2', async load => {
    const real = await load<typeof argon2>()
    const verify: typeof argon2.verify = async (...given) => {
      await gate.promise
      return real.verify(...given)
    }
    return { ...real, verify }
  })
  return {
    ...(await import('#harness/account.builder.ts')),
    ...(await import('#harness/app.ts')),
    ...(await import('#harness/goods.builder.ts')),
    ...(await import('#harness/store.builder.ts')),
    ...(await import('#harness/trade.builder.ts')),
  }
}

let server: TestApp
let held: Awaited<ReturnType<typeof loadHeld>>
beforeAll(async () => {
  held = await loadHeld()
  server = await held.createTestApp()
})
afterAll(async () => {
  gate.resolve()
  await server.close()
  vi.doUnmock('@node-rs/argon2')
  vi.resetModules()
})

const FLOOD = 60
/** Two that are being compared and twenty that wait. */
const HELD = 22

it('a flood of logins waits in a bounded queue: the rest must retry later, and other visitors keep shopping', async () => {
  const { aStore, goodsOf, aPayer, buy, PASSWORD } = held
  const storeId = (await aStore(server.ctx)).id
  const lamp = await goodsOf(server.ctx, storeId, { price: 1_000, freightMode: 'free' })
  const buyer = await aPayer(server)
  const logins = Array.from({ length: FLOOD }, (_, at) =>
    server.call<{ retry_after: number }>('POST', '/login', {
      body: { username: `flood-${at}`, password: PASSWORD },
      address: `10.2.0.${at}`,
    }),
  )
  let answered = 0
  for (const login of logins) void login.then(() => (answered += 1))

  await buy(server, buyer, lamp)
  await vi.waitUntil(() => answered === FLOOD - HELD, { timeout: 20_000 })
  gate.resolve()
  const answers = await Promise.all(logins)
  const refused = answers.filter(answer => answer.code === 429)
  expect(refused).toHaveLength(FLOOD - HELD)
  expect(new Set(refused.map(answer => answer.headers['retry-after']))).toEqual(new Set(['1']))
  expect(answers.filter(answer => answer.code === 400)).toHaveLength(HELD)
}, 60_000)

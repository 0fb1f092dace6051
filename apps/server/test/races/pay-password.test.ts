import { LIMITS } from '@shiji/contract/limits.ts'
import { HOUR } from '@shiji/kit/time/duration.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, TEST_KEY, type TestApp } from '#harness/app.ts'
import { aPayer, PAY_PASSWORD } from '#harness/trade.builder.ts'
import { AppError } from '../../src/infra/app-error.ts'
import type { Ctx } from '../../src/infra/context.ts'
import { transact } from '../../src/infra/database/transact.ts'
import { createKeyRing, type RootKey } from '../../src/infra/keys/key-ring.ts'
import { payPasswordTries } from '../../src/modules/identity/data/accounts/pay-password.table.ts'
import { checkPayPassword, hashPassword, users } from '../../src/modules/identity/index.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp({ poolSize: 20 })
})
afterAll(() => server.close())

const { payTries, payLockMs } = LIMITS.password
const OTHER: RootKey = { id: 'other', secret: Buffer.alloc(32, 9) }

/** The result of a try: `right`, or the id of the refusal. */
const attempt = (userId: number, digits: string, ctx: Ctx = server.ctx) =>
  checkPayPassword(ctx, userId, digits).then(
    () => 'right',
    error => (error instanceof AppError ? error.id : String(error)),
  )
const count = (answers: readonly string[], answer: string) => answers.filter(one => one === answer).length
const hashOf = async (id: number) =>
  (await server.ctx.db.select({ hash: users.payPasswordHash }).from(users).where(eq(users.id, id)))[0]?.hash ?? ''
const triesOf = async (id: number) =>
  (await server.ctx.db.select().from(payPasswordTries).where(eq(payPasswordTries.userId, id)))[0]

describe('forty wrong tries at once', () => {
  it('are counted up to five and lock it for an hour', async () => {
    const { id } = await aPayer(server)
    const answers = await Promise.all(Array.from({ length: 40 }, () => attempt(id, '000000')))

    expect(count(answers, 'pay_password.wrong')).toBe(payTries - 1)
    expect(count(answers, 'pay_password.locked')).toBe(40 - payTries + 1)
    expect(await triesOf(id)).toEqual({
      userId: id,
      failures: payTries,
      lockedUntil: new Date(server.clock.now().getTime() + payLockMs),
    })
    expect(await attempt(id, PAY_PASSWORD)).toBe('pay_password.locked')
    server.clock.moveBy(HOUR)
    expect(await attempt(id, '000000')).toBe('pay_password.wrong')
    expect((await triesOf(id))?.failures).toBe(1)
    expect(await attempt(id, PAY_PASSWORD)).toBe('right')
    expect((await triesOf(id))?.failures).toBe(0)
  })

  it('refuse the right one when five of them were counted first', async () => {
    const { id } = await aPayer(server)
    // The row is locked: every try has compared its digits by the time the first may count.
    const held = Promise.withResolvers<void>()
    const taken = Promise.withResolvers<void>()
    await attempt(id, PAY_PASSWORD)
    const holding = transact(server.ctx, async tx => {
      await tx.db.select().from(payPasswordTries).where(eq(payPasswordTries.userId, id)).for('update')
      taken.resolve()
      await held.promise
    })
    await taken.promise
    const wrong = []
    for (let index = 1; index <= payTries; index += 1) {
      wrong.push(attempt(id, '000000'))
      await waiting(index)
    }
    const right = attempt(id, PAY_PASSWORD)
    await waiting(payTries + 1)
    held.resolve()
    await holding
    const locked = count(await Promise.all(wrong), 'pay_password.locked')
    const tries = await triesOf(id)
    // PostgreSQL mostly, but not always, wakes those first who waited first: a right one before the fifth restarts the
    // count.
    const said = await right
    if (said === 'right') expect([locked, tries?.lockedUntil]).toEqual([0, null])
    else expect([said, locked, tries?.failures]).toEqual(['pay_password.locked', 1, payTries])
  })
})

/** Resolves once this many statements wait for a lock. */
async function waiting(statements: number): Promise<void> {
  const { rows } = await server.ctx.db.execute<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  if ((rows[0]?.n ?? 0) < statements) await waiting(statements)
}

describe('a stored payment password', () => {
  it('is a keyed hash with salt and key id, bound to that person', async () => {
    const [one, other] = [await aPayer(server), await aPayer(server)]
    expect(await hashOf(one.id)).toMatch(/^hmac1\$test\$[\w-]{22}\$[\w-]{43}$/)
    expect(await hashOf(one.id)).not.toBe(await hashOf(other.id))
    await server.ctx.db
      .update(users)
      .set({ payPasswordHash: await hashOf(one.id) })
      .where(eq(users.id, other.id))
    expect(await attempt(other.id, PAY_PASSWORD)).toBe('pay_password.wrong')
  })

  it('with an old slow hash is upgraded at its next correct use, not at a wrong one', async () => {
    const { id } = await aPayer(server)
    const slow = await hashPassword(PAY_PASSWORD)
    await server.ctx.db.update(users).set({ payPasswordHash: slow }).where(eq(users.id, id))

    expect(await attempt(id, '000000')).toBe('pay_password.wrong')
    expect(await hashOf(id)).toBe(slow)
    expect(await attempt(id, PAY_PASSWORD)).toBe('right')
    expect(await hashOf(id)).toMatch(/^hmac1\$test\$/)
    expect(await attempt(id, PAY_PASSWORD)).toBe('right')
  })

  it('is upgraded to a new key, and is lost with the last key that opened it', async () => {
    const { id } = await aPayer(server)
    const rotated = { ...server.ctx, keys: createKeyRing([OTHER, TEST_KEY]) }
    const later = { ...server.ctx, keys: createKeyRing([OTHER]) }

    expect(await attempt(id, PAY_PASSWORD, later)).toBe('pay_password.lost')
    expect(await attempt(id, PAY_PASSWORD, rotated)).toBe('right')
    expect(await hashOf(id)).toMatch(/^hmac1\$other\$/)
    expect(await attempt(id, PAY_PASSWORD, later)).toBe('right')
    expect(await attempt(id, PAY_PASSWORD)).toBe('pay_password.lost')
  })

  it('is checked outside of transactions, or not at all', async () => {
    const { id } = await aPayer(server)
    expect(await transact(server.ctx, tx => attempt(id, PAY_PASSWORD, tx))).toMatch(/outside of transactions/)
  })

  it('is checked while an order of the same person locks their row', async () => {
    const { id } = await aPayer(server)
    const answer = await transact(server.ctx, async tx => {
      await tx.db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
      await tx.db.execute("set local lock_timeout = '1s'")
      return attempt(id, PAY_PASSWORD)
    })
    expect(answer).toBe('right')
  })
})

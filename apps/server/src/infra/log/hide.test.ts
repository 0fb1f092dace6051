import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { errorFacts, errorLine } from './error-facts.ts'
import { hideSecrets } from './hide.ts'

describe('what the log shows of a value', () => {
  it.each([
    'password',
    'password_hash',
    'passwordHash',
    'pay_password',
    'current_password',
    'token',
    'access_token',
    'authorization',
    'Authorization',
    'cookie',
    'secret',
    'phone',
    'receive_tel',
    'tel',
    'id_card',
  ])('hides %s at any depth', name => {
    const line = { a: 1, [name]: 'x-1', list: [{ deep: { deeper: { [name]: 'x-2' } } }] }
    expect(hideSecrets(line)).toEqual({
      a: 1,
      [name]: '[hidden]',
      list: [{ deep: { deeper: { [name]: '[hidden]' } } }],
    })
  })

  it('hides the code of a body and keeps the code of an answer', () => {
    const at = new Date()
    expect(hideSecrets({ body: { code: '778899' }, code: 402, at, hotel: 'Peace', passed: true })).toEqual({
      body: { code: '[hidden]' },
      code: 402,
      at,
      hotel: 'Peace',
      passed: true,
    })
  })

  it('ends at things that hold themselves', () => {
    const round: Record<string, unknown> = { name: 'round' }
    round.self = round
    expect(JSON.stringify(hideSecrets(round))).toContain('[hidden]')
  })
})

describe('what the log shows of an error', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_phone"'), {
    code: '23505',
    constraint: 'users_phone',
    detail: 'Key (phone)=(13900000001) already exists.',
  })
  const failed = new DrizzleQueryError(
    'insert into users (phone, password_hash) values ($1, $2)',
    ['13900000001', '$argon2id$x'],
    cause,
  )

  it('is the statement and what refused it, without a value of the row', () => {
    const facts = errorFacts(failed)
    expect(facts).toMatchObject({
      type: 'Error',
      code: '23505',
      constraint: 'users_phone',
      statement: 'insert into users (phone, password_hash) values ($1, $2)',
    })
    expect(facts.stack).toContain('hide.test.ts')
    expect(JSON.stringify(facts)).not.toMatch(/13900000001|argon2id/)
  })

  it('is one line without values where a failed job keeps it', () => {
    expect(errorLine(failed)).toBe('Error: duplicate key value violates unique constraint "users_phone"')
    expect(errorLine('plain')).toBe('plain')
  })
})

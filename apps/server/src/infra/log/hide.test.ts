import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { errorFacts, errorLine } from './error-facts.ts'
import { hideSecrets } from './hide.ts'
import { createLog } from './log.ts'

describe('values in the log', () => {
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

  it('stops at circular values', () => {
    const round: Record<string, unknown> = { name: 'round' }
    round.self = round
    expect(JSON.stringify(hideSecrets(round))).toContain('[hidden]')
  })
})

describe('an error in the log', () => {
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

  it('is the statement and the reason of its failure, without a value of the row', () => {
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

  it('is one text without values where a failed job stores it', () => {
    expect(errorLine(failed)).toBe(
      'Error: duplicate key value violates unique constraint "users_phone"\nKey (phone)=([hidden]) already exists.',
    )
    expect(errorLine('plain')).toBe('plain')
  })
})

describe('everything that the driver reports about an error', () => {
  const databaseError = (fields: Record<string, string>) => Object.assign(new Error(fields.message), fields)
  const PHONE = '13900000001'

  it.each([
    [
      'a deadlock: every line of it',
      {
        code: '40P01',
        message: 'deadlock detected',
        detail:
          'Process 7 waits for ShareLock on transaction 8; blocked by process 9.\nProcess 9 waits for ShareLock on transaction 6; blocked by process 7.',
        hint: 'See server log for query details.',
        where: 'while updating tuple (0,3) in relation "users"\nPL/pgSQL function f() line 3 at SQL statement',
      },
      {
        detail: /transaction 8.*\nProcess 9 waits/,
        hint: /^See server log/,
        where: /tuple \(0,3\) in relation "users"\nPL\/pgSQL function f\(\) line 3/,
      },
    ],
    [
      'a duplicate key: the constraint, not the value',
      {
        code: '23505',
        message: 'duplicate key value violates unique constraint "users_phone"',
        detail: `Key (area, phone)=(buyer, ${PHONE}) already exists.`,
      },
      { message: /"users_phone"$/, detail: /^Key \(area, phone\)=\(\[hidden\]\) already exists\.$/ },
    ],
    [
      'a row that a check refuses, with brackets and lines in it',
      {
        code: '23514',
        message: 'new row violates check constraint "x"',
        detail: `Failing row contains (1, a)\n b, ${PHONE}, null).`,
      },
      { detail: /^Failing row contains \(\[hidden\]\)\.$/ },
    ],
    [
      'a value of the wrong type',
      {
        code: '22P02',
        message: `invalid input syntax for type bigint: "1"2 ${PHONE}"`,
        where: `unnamed portal parameter $1 = '${PHONE}'`,
      },
      {
        message: /^invalid input syntax for type bigint: "\[hidden\]"$/,
        where: /^unnamed portal parameter \$1 = \[hidden\]$/,
      },
    ],
    [
      'JSON that cannot be read',
      {
        code: '22P02',
        message: 'invalid input syntax for type json',
        detail: `Token "${PHONE}" is invalid.`,
        where: `JSON data, line 1: {"phone": ${PHONE}...`,
      },
      { detail: /^Token "\[hidden\]" is invalid\.$/, where: /^JSON data, line 1: \[hidden\]$/ },
    ],
    [
      'a message of several lines',
      { code: 'P0001', message: 'first\nsecond\nthird' },
      { message: /^first\nsecond\nthird$/ },
    ],
  ])('%s', (_case, fields, shown) => {
    const facts = errorFacts(databaseError(fields))
    for (const [name, words] of Object.entries(shown)) expect(Reflect.get(facts, name)).toMatch(words)
    expect(JSON.stringify(facts)).not.toContain(PHONE)
  })

  it('a long statement is complete; a huge one shows how much is missing', () => {
    const of = (query: string) => errorFacts(new DrizzleQueryError(query, [], new Error('x'))).statement
    const long = `select ${'a, '.repeat(2_000)} 1`
    expect(of(long)).toBe(long)
    expect(of('x'.repeat(25_000))).toMatch(/x … \(5000 more characters\)$/)
  })

  it('a value of several lines is not mistaken for a stack frame', () => {
    const params = [`first\n    at ${PHONE} (home)`]
    expect(JSON.stringify(errorFacts(new DrizzleQueryError('select $1', params, new Error('x'))))).not.toContain(PHONE)
  })

  it('failures of several addresses, and the causes of an error', () => {
    const refused = new AggregateError([
      new Error('connect ECONNREFUSED ::1:5432'),
      new Error('connect ECONNREFUSED 127.0.0.1:5432'),
    ])
    const facts = errorFacts(new Error('the connection was cut', { cause: refused }))
    expect(facts.cause?.message).toBe('connect ECONNREFUSED ::1:5432\nconnect ECONNREFUSED 127.0.0.1:5432')
  })

  it('are logged as they are', () => {
    const lines: string[] = []
    const log = createLog('error', { write: line => void lines.push(line) })
    log.error(
      { err: new RangeError('outside', { cause: databaseError({ message: 'why', code: '40P01', hint: 'so' }) }) },
      'fault',
    )
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      err: { type: 'RangeError', message: 'outside', cause: { message: 'why', code: '40P01', hint: 'so' } },
    })
  })
})

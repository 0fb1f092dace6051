import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { aBuyer, anAdmin, PASSWORD } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { aPayer, createOrder, PAY_PASSWORD, pay, place, quoteOf } from '#harness/trade.builder.ts'
import { runInvariants } from '../../src/infra/invariants/runs.ts'
import { enqueue, JobKinds } from '../../src/infra/jobs/jobs.ts'
import { runDueJobs } from '../../src/infra/jobs/run-jobs.ts'
import { createLog } from '../../src/infra/log/log.ts'

let server: TestApp
const lines: string[] = []
beforeAll(async () => {
  const sink = new Writable({
    write: (part, _encoding, done) => {
      lines.push(String(part))
      done()
    },
  })
  server = await createTestApp({ log: createLog('trace', sink), invariants: 'broken on purpose' })
})
afterAll(() => server.close())

const http = (url: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ method: 'GET', url, headers })
const linesOf = (requestId: string) => lines.map(line => JSON.parse(line)).filter(line => line.requestId === requestId)

describe('a request id', () => {
  it('is in the header of the answer and in the log line', async () => {
    const { headers } = await server.call('GET', '/common')
    const id = headers['x-request-id'] ?? ''
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(linesOf(id)).toEqual([expect.objectContaining({ msg: 'call', route: '/api/common', code: 200 })])
  })

  it.each([
    ['an unknown path', { method: 'GET', url: '/api/nothing?token=tok-in-address' }, 404],
    [
      'a body that is no JSON',
      {
        method: 'POST',
        url: '/api/login',
        payload: '{"password":"tok-in-body"',
        headers: { 'content-type': 'application/json' },
      },
      400,
    ],
    [
      'a body of a type that nobody reads',
      { method: 'POST', url: '/api/login', payload: 'a', headers: { 'content-type': 'image/png' } },
      415,
    ],
    ['an address that cannot be decoded', { method: 'GET', url: '/api/goods/%E0%A4%A' }, 400],
  ] as const)('is given to %s as well', async (_name, request, status) => {
    const answer = await server.app.http.inject(request)
    const id = String(answer.headers['x-request-id'])
    expect([answer.statusCode, answer.json().code]).toEqual([status, status])
    expect(linesOf(id)).toEqual([expect.objectContaining({ msg: 'call', method: request.method, status })])
    expect(JSON.stringify(linesOf(id))).not.toContain('tok-in')
  })

  it('of a job is in what the job logs', async () => {
    const kinds = new JobKinds()
    kinds.on('log', async ctx => void ctx.log.info({ phone: '13811112222' }, 'at work'))
    await enqueue(server.ctx, { kind: 'log', dedupe: 'x', runAt: server.clock.now() })
    await runDueJobs(server.runtime, kinds)
    const line = lines.map(each => JSON.parse(each)).find(each => each.msg === 'at work')
    expect(line).toMatchObject({ requestId: expect.stringMatching(/^job-\d+$/), phone: '[hidden]' })
  })
})

/** Whether a text contains something; digits only as a separate number, since times and ids contain all digits. */
const told = (secret: string, text: string): boolean =>
  /^\d{6}$/.test(secret) ? new RegExp(`(?<![\\w-])${secret}(?![\\w-])`).test(text) : text.includes(secret)

describe('the log while people work', () => {
  it('is searched for digits as separate numbers', () => {
    expect(told('135790', '{"pay_password":"135790"}')).toBe(true)
    expect(told('135790', 'pay_password=135790&a=1')).toBe(true)
    expect(told('135790', '{"time":1795413579012,"ms":135790123}')).toBe(false)
  })

  it('contains no password, token, phone or payment password, also where calls and statements fail', async () => {
    const phone = '13911223344'
    const payer = await aPayer(server)
    const goods = await goodsOf(server.ctx, (await aStore(server.ctx)).id)
    const admin = await anAdmin(server)
    const signedIn = await server.call<{ access_token: string }>('POST', '/login', {
      body: { username: payer.username, password: PASSWORD },
    })
    await server.call('POST', '/login', { body: { username: phone, password: 'wrong-password-7' } })
    await server.call('POST', '/sms', { body: { phone, name: 'register' } })
    await server.call('POST', '/register', { body: { username: phone, password: 'new-password-8', code: '000000' } })
    const group = await place(server, payer, { id: goods.id, skuId: goods.skuId })
    await pay(server, payer, group.group_id)
    await server.call('POST', '/user/order/pay', {
      token: payer.token,
      key: 'k-1',
      body: { group_id: group.group_id, payment_name: 'balance', pay_password: '864209' },
    })
    await server.call('GET', `/Admin/users?phone=${phone}|like`, { token: admin.token })
    const failing = new JobKinds()
    failing.on('twice', async ctx => {
      await ctx.db.execute(sql`insert into users (id, username, phone, password_hash, nickname, created_at)
        values (${payer.id}, ${phone}, ${phone}, ${'$argon2id$hash'}, 'x', now())`)
    })
    await enqueue(server.ctx, { kind: 'twice', dedupe: 'x', runAt: server.clock.now() })
    await runDueJobs(server.runtime, failing)

    const text = lines.join('')
    expect(signedIn.code).toBe(200)
    expect(text).toContain('job failed')
    expect(text).toContain('login failed')
    for (const secret of [
      phone,
      payer.username,
      PASSWORD,
      'wrong-password-7',
      'new-password-8',
      PAY_PASSWORD,
      '864209',
      payer.token,
      admin.token,
      signedIn.data.access_token,
      'argon2id',
      'Bearer',
    ])
      expect([secret, told(secret, text)]).toEqual([secret, false])
    const { rows } = await server.ctx.db.execute<{ last_error: string }>(
      sql`select last_error from jobs where kind = 'twice'`,
    )
    expect(rows[0]?.last_error).toMatch(/duplicate key value/)
    expect(rows[0]?.last_error).not.toContain(phone)
    await server.ctx.db.execute(sql`delete from jobs where kind = 'twice'`)
  })
})

describe('/metrics', () => {
  const read = async () => {
    const { body, headers } = await http('/metrics')
    const samples = body.split('\n').filter(line => line !== '' && !line.startsWith('#'))
    const sample = (series: string) => {
      const line = samples.find(each => each.startsWith(`${series} `))
      return line === undefined ? undefined : Number(line.slice(series.length + 1))
    }
    return { body, samples, sample, type: headers['content-type'] }
  }

  it("is Prometheus' text: help and type of every series, then its samples", async () => {
    await server.call('GET', '/common')
    const { body, samples, type } = await read()
    expect(type).toContain('text/plain; version=0.0.4')
    for (const line of samples) expect(line).toMatch(/^[a-zA-Z_:][\w:]*(\{[^{}]*\})? (-?[\d.]+(e[+-]?\d+)?|NaN|\+Inf)$/)
    for (const name of [
      'shiji_request_seconds',
      'shiji_answers_total',
      'shiji_refusals_total',
      'shiji_queue_wait_seconds',
      'shiji_database_up',
      'process_cpu_seconds_total',
      'nodejs_eventloop_lag_seconds',
    ])
      expect(body).toMatch(new RegExp(`# HELP ${name} .+\n# TYPE ${name} (counter|gauge|histogram)`))
  })

  it('counts answers and their time by route, never by address', async () => {
    const series = 'shiji_answers_total{method="GET",route="/api/goods/:id",code="404"}'
    const before = (await read()).sample(series) ?? 0
    for (const id of [71, 72, 73]) await server.call('GET', `/goods/${id}`)
    const { sample, body } = await read()
    expect(sample(series)).toBe(before + 3)
    expect(sample('shiji_request_seconds_count{method="GET",route="/api/goods/:id"}')).toBe(before + 3)
    expect(body).not.toContain('/goods/71')
  })

  it('counts denied access and oversells prevented', async () => {
    const counts = async () => {
      const { sample } = await read()
      return ['permission.denied', 'stock.not_enough'].map(
        reason => sample(`shiji_refusals_total{reason="${reason}"}`) ?? -1,
      )
    }
    const [denied = 0, oversold = 0] = await counts()
    await server.call('GET', '/Admin/books', { token: (await anAdmin(server, [])).token })
    const goods = await goodsOf(server.ctx, (await aStore(server.ctx)).id, { stock: 1 })
    const wanted = { id: goods.id, skuId: goods.skuId }
    const [first, second] = [await aPayer(server), await aPayer(server)]
    const quotes = [await quoteOf(server, first, wanted), await quoteOf(server, second, wanted)]
    await createOrder(server, first, quotes[0]?.data.fingerprint ?? '', [wanted])
    const late = await createOrder(server, second, quotes[1]?.data.fingerprint ?? '', [wanted])
    expect(late.code).not.toBe(200)
    expect(await counts()).toEqual([denied + 1, oversold + 1])
  })

  it('shows the violations of the last check, whichever process ran it', async () => {
    await aBuyer(server)
    await server.ctx.db.execute(sql`insert into accounts (id, owner_type, owner_id, kind, unit, is_tracked, balance, created_at)
      values (1, 'user', 1, 'balance', 'CNY', true, 5, '2026-05-01')`)
    const seeded = await runInvariants(server.ctx)
    expect((await read()).sample('shiji_invariant_breaches')).toBe(seeded.breaches)
    await server.ctx.db.execute(sql`delete from accounts where id = 1`)
    await runInvariants(server.ctx)
    expect((await read()).sample('shiji_invariant_breaches')).toBe(seeded.breaches - 1)
  })

  it('shows how many jobs wait, how long the oldest has waited, and how many failed', async () => {
    await server.drain()
    await enqueue(server.ctx, { kind: 'nobody', dedupe: 'x', runAt: server.clock.now() })
    server.clock.moveBy(90_000)
    const waiting = await read()
    expect(waiting.sample('shiji_queue_due{queue="jobs"}')).toBe(1)
    expect(waiting.sample('shiji_queue_wait_seconds{queue="jobs"}')).toBe(90)
    await runDueJobs(server.runtime, new JobKinds())
    expect((await read()).sample('shiji_queue_failing{queue="jobs"}')).toBe(1)
    await server.ctx.db.execute(sql`delete from jobs where kind = 'nobody'`)
    server.clock.setOffset(0)
  })
})

describe('while the database is away', () => {
  const asOperator = async (statement: string) => {
    const client = new pg.Client({ connectionString: inject('testCluster').admin })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }

  it('the process is alive but not ready, reports it in its metrics, and is ready again by itself', async () => {
    const { rows } = await server.ctx.db.execute<{ name: string }>(sql`select current_database() as name`)
    const name = rows[0]?.name ?? ''
    await asOperator(`alter database ${name} with allow_connections false`)
    await asOperator(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)

    const [health, ready, metrics] = await Promise.all([http('/healthz'), http('/readyz'), http('/metrics')])
    const fault = await server.call('GET', '/goods/1')

    await asOperator(`alter database ${name} with allow_connections true`)
    expect([health.statusCode, health.json()]).toEqual([200, { status: 'up' }])
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'no database' }])
    expect(metrics.statusCode).toBe(200)
    expect(metrics.body).toContain('shiji_database_up 0')
    expect(metrics.body).not.toMatch(/^shiji_(queue|invariant)\w* /m)
    expect(fault.code).toBe(503)
    expect((await http('/readyz')).json()).toEqual({ status: 'ready' })
  })
})

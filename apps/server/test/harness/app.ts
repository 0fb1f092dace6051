import type { Area } from '@shiji/contract/area.ts'
import type { Method } from '@shiji/contract/call.ts'
import type { Envelope } from '@shiji/contract/envelope.ts'
import { fixedClock, type MovableClock, movableClock } from '@shiji/kit/time/clock.ts'
import { type App, createApp } from '../../src/app.ts'
import { readConfig } from '../../src/infra/config/config.ts'
import { type Ctx, type Runtime, systemContext } from '../../src/infra/context.ts'
import { openDatabase } from '../../src/infra/database/database.ts'
import { createIds } from '../../src/infra/ids/ids.ts'
import { checkInvariants } from '../../src/infra/invariants/check-invariants.ts'
import { drainOnce } from '../../src/infra/jobs/worker.ts'
import { createKeyRing, type RootKey } from '../../src/infra/keys/key-ring.ts'
import { createLog, type Log } from '../../src/infra/log/log.ts'
import type { Ports } from '../../src/infra/ports.ts'
import { openSession } from '../../src/modules/identity/index.ts'
import { PORTS } from '../../src/modules.ts'
import { watchWrites } from './audit/audited-writes.ts'
import { createTestDatabase } from './database.ts'

export interface CallOptions {
  readonly token?: string
  /** A string is sent form-encoded as it is, any other value as JSON. */
  readonly body?: unknown
  readonly form?: string
  readonly key?: string
  readonly language?: 'zh-cn' | 'en'
  readonly headers?: Readonly<Record<string, string>>
  /** Address that the call comes from; the machine's own by default. */
  readonly address?: string
}

export interface Answer<T = unknown> extends Envelope<T> {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
}

export interface TestApp {
  readonly app: App
  readonly runtime: Runtime
  /** The ports of this server; a test may replace an implementation. */
  readonly ports: { -readonly [Name in keyof Ports]: Ports[Name] }
  /** Context of the system; `db` is the pool. */
  readonly ctx: Ctx
  readonly clock: MovableClock
  /** One call through the whole HTTP stack; the path is what follows /api. */
  call<T = unknown>(method: Method, path: string, options?: CallOptions): Promise<Answer<T>>
  /** Token of a fresh session of that account. */
  login(area: Area, accountId: number, storeId?: number | null): Promise<string>
  /** Runs outbox and jobs until nothing is due. */
  drain(): Promise<void>
  /**
   * Checks the invariants, then ends everything. A violation fails the file that caused it, and so does a write of a back
   * office without an audit row that has before and after.
   */
  close(): Promise<void>
}

export interface TestAppOptions {
  readonly poolSize?: number
  readonly at?: Date
  /** Where log lines go; silent by default. */
  readonly log?: Log
  /** For files that write rows without the use cases on purpose. */
  readonly invariants?: 'checked' | 'broken on purpose'
  /** For files that delete rows of the audit log. */
  readonly audit?: 'checked' | 'not checked'
}

/** The one secret of test servers. */
export const TEST_KEY: RootKey = { id: 'test', secret: Buffer.alloc(32, 7) }

/** A server on a database of its own, at a fixed time that only moves when the test moves it. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase()
  const { db, aside, close } = openDatabase(database.connection, options.poolSize ?? 12)
  const clock = movableClock(fixedClock(options.at ?? new Date('2026-06-01T02:00:00Z')))
  const config = readConfig({ SHIJI_MODE: 'test', LOG_LEVEL: process.env.TEST_LOG ?? 'silent' })
  const ports = { ...PORTS }
  const runtime: Runtime = {
    db,
    aside,
    clock,
    ids: createIds(aside),
    log: options.log ?? createLog(config.logLevel),
    config,
    keys: createKeyRing([TEST_KEY]),
    ports,
  }
  const app = await createApp(runtime)
  const ctx = systemContext(runtime, 'test')
  const writes = watchWrites(app.routes)
  return {
    app,
    runtime,
    ports,
    ctx,
    clock,
    call: async <T>(method: Method, path: string, call: CallOptions = {}) => {
      const answer = await inject<T>(app, method, path, call)
      writes.note({ method, path, code: answer.code, requestId: answer.headers['x-request-id'] ?? '' })
      return answer
    },
    login: async (area, accountId, storeId = null) => (await openSession(ctx, { area, accountId, storeId })).token,
    drain: async () => {
      for (let round = 0; round < 1_000; round += 1)
        if ((await drainOnce(runtime, app.reactions, app.jobs)) === 0) return
      throw new Error('outbox and jobs never run dry')
    },
    close: async () => {
      await app.http.close()
      const breaches = options.invariants === 'broken on purpose' ? [] : await breachesOf(runtime)
      const unaudited = options.audit === 'not checked' ? [] : await writes.faults(db)
      await close()
      await database.drop()
      if (breaches.length > 0) throw new Error(`invariants are broken:\n${breaches.join('\n')}`)
      if (unaudited.length > 0) throw new Error(`the audit log is incomplete:\n${unaudited.join('\n')}`)
    },
  }
}

/** Violations that timers and events would still repair are left out: a test may end before they have run. */
async function breachesOf({ db, clock }: Runtime): Promise<string[]> {
  const results = await checkInvariants(db, { now: clock.now(), withLater: false })
  return results
    .filter(result => result.breaches > 0)
    .map(({ id, title, breaches, sample }) => `${id} ${title}: ${breaches} ${JSON.stringify(sample)}`)
}

async function inject<T>(
  app: App,
  method: Method,
  path: string,
  { token, body, form, key, language, headers, address }: CallOptions,
): Promise<Answer<T>> {
  const response = await app.http.inject({
    method,
    url: `/api${path}`,
    ...(address === undefined ? {} : { remoteAddress: address }),
    headers: {
      'accept-language': language ?? 'en',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    ...(form !== undefined ? { payload: form } : body === undefined ? {} : { payload: body as object }),
  })
  const answer: Envelope<T> = response.json()
  return {
    ...answer,
    status: response.statusCode,
    headers: Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name, value === undefined ? undefined : String(value)]),
    ),
  }
}

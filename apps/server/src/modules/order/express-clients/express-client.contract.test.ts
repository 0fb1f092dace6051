import { HOUR } from '@shiji/kit/time/duration.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { type FakeKuaidi100, startFakeKuaidi100 } from '#harness/outside/fake-kuaidi100.ts'
import type { Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import type { ExpressClient, ParcelToTrack } from '../domain/express-client.ts'
import { type ExpressAccount, kuaidi100Client } from './kuaidi100/kuaidi100-client.ts'
import { manualClient } from './manual/manual-client.ts'
import { simulatedClient } from './simulated/simulated-client.ts'

let server: TestApp
let service: FakeKuaidi100
beforeAll(async () => {
  server = await createTestApp()
  service = await startFakeKuaidi100(() => server.clock.now())
})
afterAll(async () => {
  await service.close()
  await server.close()
})
afterEach(() => service.answerWith(undefined))

const aParcel = (part: Partial<ParcelToTrack> = {}): ParcelToTrack => ({
  companyCode: 'SF',
  number: 'SF1234567890',
  sentAt: server.clock.now(),
  area: '浙江省 杭州市 西湖区',
  phoneTail: '0000',
  ...part,
})
/** The parcel's tracking at each hour of the two days after it was sent. */
async function hourByHour(client: ExpressClient<Ctx>, parcel: ParcelToTrack) {
  const trail = []
  for (let hour = 0; hour <= 48; hour += 1) {
    trail.push({ now: server.clock.now(), tracking: await client.track(server.ctx, parcel) })
    server.clock.moveBy(HOUR)
  }
  return trail
}

let numbers = 0
/** A number that the service has not seen. */
const aNumber = (): string => {
  numbers += 1
  return `SF${1_000_000_000 + numbers}`
}

/** Every client: add yours. */
const CLIENTS: readonly (readonly [string, () => ExpressClient<Ctx>])[] = [
  ['manual', () => manualClient],
  ['simulated', () => simulatedClient],
  ['kuaidi100', () => kuaidi100Client(service.account)],
]

describe.each(CLIENTS)('the express client "%s"', (_name, clientNow) => {
  let client: ExpressClient<Ctx>
  beforeAll(() => {
    client = clientNow()
  })

  it('recognises a company code in any case, and refuses one that does not exist', () => {
    for (const code of ['SF', 'ZTO', 'NONE']) expect(client.knows(code)).toBe(client.knows(code.toLowerCase()))
    expect(client.knows('NONE')).toBe(false)
  })

  it('tracks nothing of an unknown company', async () => {
    const parcel = aParcel({ companyCode: 'NONE' })
    server.clock.moveBy(10 * HOUR)
    expect(await client.track(server.ctx, parcel)).toEqual({ state: 'unknown', traces: [] })
  })

  it('reports at any time what has happened: in order, nothing of the future, the last with the state of all', async () => {
    for (const { now, tracking } of await hourByHour(client, aParcel({ number: aNumber() }))) {
      const times = tracking.traces.map(trace => trace.at.getTime())
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(Math.max(0, ...times)).toBeLessThanOrEqual(now.getTime())
      expect(tracking.traces.every(trace => trace.text !== '')).toBe(true)
      expect(tracking.traces.filter(trace => /[一-龥]/.test(trace.textEn.replace('杭州市', '')))).toEqual([])
      if (tracking.traces.length > 0) expect(tracking.traces.at(-1)?.state).toBe(tracking.state)
      else expect(['unknown', 'waiting']).toContain(tracking.state)
    }
  })

  it('only adds: reported events stay', async () => {
    const trail = await hourByHour(client, aParcel({ number: aNumber() }))
    for (const [index, { tracking }] of trail.entries()) {
      const before = trail[index - 1]?.tracking.traces ?? []
      expect(tracking.traces.slice(0, before.length)).toEqual(before)
    }
  })

  it('answers the same when asked twice', async () => {
    const parcel = aParcel()
    server.clock.moveBy(30 * HOUR)
    expect(await client.track(server.ctx, parcel)).toEqual(await client.track(server.ctx, parcel))
  })

  it('rejects a push that was not signed', async () => {
    for (const body of ['', 'x', '0000 SF:SF1234567890:delivered', '{"number":"SF1234567890"}'])
      expect(await client.readPush(server.ctx, body)).toBeUndefined()
  })
})

describe('the simulated company', () => {
  it('brings a parcel from the store to the door in a day and a half', async () => {
    const states = (await hourByHour(simulatedClient, aParcel())).map(each => each.tracking.state)
    expect([...new Set(states)]).toEqual(['waiting', 'accepted', 'moving', 'delivering', 'delivered'])
    expect(states[48]).toBe('delivered')
  })

  it('gives each number its own times', async () => {
    const [one, other] = [aParcel(), aParcel({ number: 'SF0987654321' })]
    server.clock.moveBy(48 * HOUR)
    const times = async (parcel: ParcelToTrack) =>
      (await simulatedClient.track(server.ctx, parcel)).traces.map(trace => trace.at.getTime())
    expect(await times(one)).not.toEqual(await times(other))
  })

  it('speaks both languages and names the city', async () => {
    const parcel = aParcel()
    server.clock.moveBy(30 * HOUR)
    const last = (await simulatedClient.track(server.ctx, parcel)).traces.at(-1)
    expect([last?.text, last?.textEn]).toEqual(['快件已到达杭州市', 'Arrived in 杭州市'])
  })

  it('signs its pushes', async () => {
    const parcel = aParcel()
    server.clock.moveBy(48 * HOUR)
    const body = await simulatedClient.push(server.ctx, parcel)
    const push = { companyCode: 'SF', number: parcel.number, state: 'delivered' }
    expect(await simulatedClient.readPush(server.ctx, body)).toEqual(push)
    expect(await simulatedClient.readPush(server.ctx, body.replace('delivered', 'problem'))).toBeUndefined()
  })

  it('does not exist in production', async () => {
    const ctx = { ...server.ctx, config: { ...server.ctx.config, mode: 'production' as const } }
    await expect(simulatedClient.track(ctx, aParcel())).rejects.toThrow('not exist in production')
    expect(server.ports.expressClients.of(ctx)).toBe(manualClient)
    const demo = { ...ctx, config: { ...ctx.config, mode: 'demo' as const } }
    expect(server.ports.expressClients.of(demo)).toBe(simulatedClient)
    const account = { ...ctx, config: { ...ctx.config, express: service.account } }
    expect(server.ports.expressClients.of(account)).not.toBe(manualClient)
    expect(server.ports.expressClients.of(account).knows('SF')).toBe(true)
  })
})

describe('the service kuaidi100', () => {
  const with_ = (change: Partial<ExpressAccount> = {}) => kuaidi100Client({ ...service.account, ...change })
  const says = (body: string, status = 200) =>
    service.answerWith(response => {
      response.statusCode = status
      response.end(body)
    })
  const track = (client = with_()) => client.track(server.ctx, aParcel({ number: aNumber() }))

  it('is asked with its own name of the company, the number and the end of the phone, in a signed form', async () => {
    const number = aNumber()
    const parcel = aParcel({ companyCode: 'zto', number, phoneTail: '8899' })
    expect(await with_().track(server.ctx, parcel)).toEqual({ state: 'waiting', traces: [] })
    expect(service.asked.at(-1)).toEqual({ com: 'zhongtong', num: number, phone: '8899' })
  })

  it('tells times of China and the states of its codes', async () => {
    const number = aNumber()
    await with_().track(server.ctx, aParcel({ number }))
    const sentAt = server.clock.now()
    server.clock.moveBy(40 * HOUR)
    const { state, traces } = await with_().track(server.ctx, aParcel({ number }))
    expect(state).toBe('delivered')
    expect(traces.map(trace => [trace.state, (trace.at.getTime() - sentAt.getTime()) / HOUR])).toEqual([
      ['accepted', 2],
      ['moving', 8],
      ['moving', 26],
      ['delivering', 32],
      ['delivered', 36],
    ])
    expect(traces[0]).toMatchObject({ text: '【杭州】已揽收', textEn: '' })
  })

  it('refuses a wrong key, and the error does not name it', async () => {
    const failure = await track(with_({ key: 'WrongKey99' })).catch(error => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure.message).toBe('refused with 503: 验证签名失败')
    expect(JSON.stringify({ ...failure, message: failure.message })).not.toContain('WrongKey99')
  })

  it.each([
    ['a fault of its own', '{}', 502],
    ['a page', '<html></html>', 200],
    ['an answer of another shape', '{"data":[{"time":5}]}', 200],
    ['an answer without steps', '{"message":"ok"}', 200],
    ['an answer that never ends', `{"message":"${'x'.repeat(300_000)}"}`, 200],
  ])('fails clearly with %s', async (_what, body, status) => {
    says(body, status)
    await expect(track()).rejects.toThrow(/status 502|cannot be read|without steps|too long/)
  })

  it('fails when nobody is there, or when it leads elsewhere', async () => {
    await expect(track(with_({ url: 'http://127.0.0.1:1/poll/query.do' }))).rejects.toThrow()
    service.answerWith(response => {
      response.writeHead(302, { location: service.account.url })
      response.end()
    })
    await expect(track()).rejects.toThrow()
  })

  it('is given up after eight seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new Error('late')))
    await expect(track()).rejects.toThrow('late')
    expect(timeout).toHaveBeenCalledWith(8_000)
    timeout.mockRestore()
  })

  it('leaves out steps without a time, without words, and of the future', async () => {
    const step = (ftime: string, context: string) => ({ ftime, context, statusCode: '1002' })
    const data = [
      step('2099-01-01 00:00:00', '以后'),
      step('2026-05-01 10:00:00', '  '),
      step('x', '何时'),
      step('2026-05-01 09:00:00', '在途'),
    ]
    says(JSON.stringify({ message: 'ok', state: '0', data }))
    const { traces } = await track()
    expect(traces.map(trace => [trace.text, trace.at.toISOString()])).toEqual([['在途', '2026-05-01T01:00:00.000Z']])
  })

  it('is never called inside a transaction', async () => {
    const calls = transact(server.ctx, tx => with_().track(tx, aParcel({ number: aNumber() })))
    await expect(calls).rejects.toThrow('inside a transaction')
  })
})

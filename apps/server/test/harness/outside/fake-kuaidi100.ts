import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HOUR } from '@shiji/kit/time/duration.ts'

/** A question that the service was asked. */
export interface AskedParcel {
  readonly com: string
  readonly num: string
  readonly phone: string
}

/** The service on this machine, with what it was asked and how it answers. */
export interface FakeKuaidi100 {
  readonly account: { readonly customer: string; readonly key: string; readonly url: string }
  readonly asked: AskedParcel[]
  /** What it answers instead from now on; undefined for the way of a parcel. */
  answerWith(answer: ((response: ServerResponse) => void) | undefined): void
  close(): Promise<void>
}

/** The way of every parcel, in hours after it was seen first, with the codes of the service. */
const WAY = [
  { after: 2, code: '103', text: '【杭州】已揽收' },
  { after: 8, code: '1002', text: '快件离开【杭州转运中心】' },
  { after: 26, code: '1001', text: '到达【北京】' },
  { after: 32, code: '5', text: '派件中，派件员电话 13800000000' },
  { after: 36, code: '301', text: '已签收，签收人：本人' },
] as const

/** The time of an instant as the service writes it: in China, without a zone. */
const written = (at: number): string =>
  new Date(at + 8 * HOUR)
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, '')

/** Starts a server that speaks the protocol of the service: signed forms in, its JSON out; a wrong signature is refused. */
export async function startFakeKuaidi100(now: () => Date): Promise<FakeKuaidi100> {
  const asked: AskedParcel[] = []
  const seen = new Map<string, number>()
  let instead: ((response: ServerResponse) => void) | undefined
  const account = { customer: 'CUSTOMER1', key: 'Key12345' }
  const wayOf = (num: string): unknown => {
    const first = seen.get(num) ?? now().getTime()
    seen.set(num, first)
    const steps = WAY.filter(({ after }) => first + after * HOUR <= now().getTime())
    const last = steps.at(-1)
    if (last === undefined) return { result: false, returnCode: '500', message: '查询无结果，请隔段时间再查' }
    const data = steps.toReversed().map(({ after, code, text }) => {
      const time = written(first + after * HOUR)
      return { time, ftime: time, context: text, statusCode: code, status: '在途' }
    })
    return { message: 'ok', nu: num, ischeck: last.code === '301' ? '1' : '0', state: last.code, status: '200', data }
  }
  const server = createServer(async (request, response) => {
    if (instead !== undefined) return instead(response)
    const form = new URLSearchParams(await bodyOf(request))
    const param = form.get('param') ?? ''
    const sign = createHash('md5').update(`${param}${account.key}${account.customer}`).digest('hex').toUpperCase()
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
    const isSigned = form.get('customer') === account.customer && form.get('sign') === sign
    response.setHeader('content-type', 'application/json;charset=UTF-8')
    if (request.method !== 'POST' || !isForm || !isSigned)
      return response.end(JSON.stringify({ result: false, returnCode: '503', message: '验证签名失败' }))
    const { com, num, phone } = JSON.parse(param)
    asked.push({ com, num, phone })
    return response.end(JSON.stringify(wayOf(num)))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    account: { ...account, url: `http://127.0.0.1:${port}/poll/query.do` },
    asked,
    answerWith: answer => {
      instead = answer
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += part
  return text
}

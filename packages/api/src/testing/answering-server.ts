/// <reference types="node" />
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One request as it arrived. */
export interface Arrived {
  readonly method: string
  /** Path without the query. */
  readonly path: string
  readonly query: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

interface Reply {
  readonly status?: number
  readonly statusText?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON unless it is a string. */
  readonly body?: unknown
}

/** Answers of the server under test: one fixed reply, or one made for each request; `never` never answers. */
export type Answering = Reply | ((arrived: Arrived) => Reply | 'never' | Promise<Reply>)

export const ok = (data: unknown): Reply => ({ body: { code: 200, msg: '', data } })
export const refusal = (code: number, msg: string, data: unknown = null): Reply => ({ body: { code, msg, data } })

/** A real HTTP server on a free port that records what arrives. */
export async function answeringServer() {
  const arrived: Arrived[] = []
  const state: { answering: Answering } = { answering: ok(null) }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const [path = '', query = ''] = (request.url ?? '').split('?')
    const call: Arrived = {
      method: request.method ?? '',
      path,
      query,
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    }
    arrived.push(call)
    const reply = typeof state.answering === 'function' ? await state.answering(call) : state.answering
    if (reply === 'never') return
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? null)
    if (reply.statusText !== undefined) response.statusMessage = reply.statusText
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers })
    response.end(text)
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  const port = portOf(server.address())
  return {
    origin: `http://127.0.0.1:${port}`,
    arrived,
    /** The latest request. */
    last(): Arrived {
      const call = arrived.at(-1)
      if (call === undefined) throw new Error('nothing arrived')
      return call
    },
    answer(answering: Answering) {
      state.answering = answering
    },
    async close() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}
export type AnsweringServer = Awaited<ReturnType<typeof answeringServer>>

const portOf = (address: AddressInfo | string | null) =>
  typeof address === 'object' && address !== null ? address.port : 0

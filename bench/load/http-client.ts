import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With its query, from the root. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const PATIENCE_MS = 30_000

/** Sends calls over kept-alive connections, as many as are sent at once. */
export class HttpClient {
  readonly #origin: string
  readonly #agent: Agent

  constructor(origin: string) {
    this.#origin = origin
    this.#agent = new Agent({ keepAlive: true, scheduling: 'lifo' })
  }

  send({ method, path, headers = {}, body }: Call): Promise<Answer> {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const typed =
      text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
    return new Promise((resolve, reject) => {
      const call = request(
        `${this.#origin}${path}`,
        { method, agent: this.#agent, headers: { ...typed, ...headers }, timeout: PATIENCE_MS },
        answer => {
          const parts: Buffer[] = []
          answer.on('data', part => parts.push(part))
          answer.once('error', reject)
          answer.once('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
          )
        },
      )
      call.once('timeout', () => call.destroy(new Error(`${method} ${path} was not answered within ${PATIENCE_MS} ms`)))
      call.once('error', reject)
      call.end(text)
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}

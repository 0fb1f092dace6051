import { randomUUID } from 'node:crypto'
import { throughProxy } from './addresses.ts'
import type { Call, HttpClient } from './http-client.ts'
import { plainBody, readData } from './read-answer.ts'
import { WrongAnswer } from './wrong-answer.ts'

/** The encodings that a browser accepts; the server answers in Brotli. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' }

export interface Ask {
  readonly body?: unknown
  /** Fewest rows of the answer; 1 unless given. */
  readonly rows?: number
}

/** Milliseconds of each call, by the name of what it is for. */
export type Took = (name: string, ms: number) => void

/** One person at one browser: address, session, and the ETags of cached answers. */
export class Person {
  readonly #client: HttpClient
  readonly #headers: Readonly<Record<string, string>>
  readonly #kept = new Map<string, string>()
  readonly #took: Took

  constructor(client: HttpClient, caller: number, token: string | undefined, took: Took) {
    this.#client = client
    this.#headers = {
      ...BROWSER,
      ...throughProxy(caller),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    }
    this.#took = took
  }

  /** A call of the API; its data, with code 200 and rows. */
  async ask<T>(name: string, method: Call['method'], path: string, { body, rows = 1 }: Ask = {}): Promise<T> {
    const key = method === 'GET' ? {} : { 'idempotency-key': randomUUID() }
    const call: Call = { method, path: `/api${path}`, headers: { ...this.#headers, ...key }, body }
    const from = performance.now()
    const answer = await this.#client.send(call)
    this.#took(name, performance.now() - from)
    return readData<T>(call, answer, rows)
  }

  /** Requests a file, conditionally if the browser has cached it. Returns whether it was transferred. */
  async file(name: string, path: string): Promise<'sent' | 'kept'> {
    const tag = this.#kept.get(path)
    const condition = tag === undefined ? {} : { 'if-none-match': tag }
    const call: Call = { method: 'GET', path, headers: { ...this.#headers, ...condition } }
    const from = performance.now()
    const answer = await this.#client.send(call)
    this.#took(name, performance.now() - from)
    if (answer.status === 304 && tag !== undefined) return 'kept'
    const text = (): string => plainBody(answer).toString('utf8')
    if (answer.status !== 200) throw new WrongAnswer(`GET ${path}`, answer.status, text(), 'not 200')
    if (answer.body.length === 0) throw new WrongAnswer(`GET ${path}`, answer.status, '', 'empty')
    const { etag } = answer.headers
    if (etag === undefined) throw new WrongAnswer(`GET ${path}`, answer.status, '', 'a file without a tag')
    this.#kept.set(path, etag)
    return 'sent'
  }
}

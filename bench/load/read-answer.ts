import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Answer, Call } from './http-client.ts'
import { WrongAnswer } from './wrong-answer.ts'

/** The decompressed body. */
export function plainBody({ headers, body }: Answer): Buffer {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}

interface Read<T> {
  readonly code: number
  readonly data: T
}

/** Parses the envelope of an answer; undefined if it is not one. */
function envelopeOf<T>(text: string): Read<T> | undefined {
  try {
    const body: Read<T> | null = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : undefined
  } catch {
    return undefined
  }
}

const rowsIn = (data: object): number | undefined => {
  const rows: unknown = Reflect.get(data, 'data')
  return Array.isArray(rows) ? rows.length : undefined
}

/** Rows of a list or of a page of one; 1 for a record, 0 for nothing. */
export function rowsOf(data: unknown): number {
  if (Array.isArray(data)) return data.length
  return typeof data === 'object' && data !== null ? (rowsIn(data) ?? 1) : 0
}

/**
 * `data` of an envelope with code 200 that has rows. Throws `WrongAnswer` for any other status or code, since a refusal is HTTP 200
 * as well, and for fewer rows.
 */
export function readData<T>({ method, path }: Call, answer: Answer, atLeast: number): T {
  const text = plainBody(answer).toString('utf8')
  const wrong = (reason: string) => new WrongAnswer(`${method} ${path}`, answer.status, text, reason)
  if (answer.status !== 200) throw wrong('not 200')
  const body = envelopeOf<T>(text)
  if (body?.code !== 200) throw wrong(`code ${body?.code}`)
  const rows = rowsOf(body.data)
  if (rows < atLeast) throw wrong(`${rows} rows instead of ${atLeast} or more`)
  return body.data
}

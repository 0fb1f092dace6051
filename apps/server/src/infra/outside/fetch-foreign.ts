import { isIP } from 'node:net'
import { LIMITS } from '@shiji/contract/limits.ts'
import { AppError } from '../app-error.ts'
import { createTurnstile } from '../limits/turnstile.ts'
import type { Log } from '../log/log.ts'
import type { ForeignAnswer, Internet } from './internet.ts'
import { isPublicAddress } from './public-address.ts'

const { bytes: MOST_BYTES, timeoutMs, redirects } = LIMITS.foreignPicture
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const BYTES_PER_MB = 1_048_576

/** Few at once, so that slow hosts and large pictures take little of the process. */
const inTurn = createTurnstile(4, 12)

/**
 * Why nothing was fetched, for the log; the caller always gets the same message, or the answers would map our network
 * for them.
 */
class NotFetched extends Error {}

/**
 * Fetches a user's link to another host: https on the usual port, public addresses only, each host resolved once and
 * called at the checked address, also after a redirect. Limited to 5 s and 5 MB, without cookies or anything of the
 * caller. Refuses with `upload.not_fetched`, `upload.size`; the caller must verify what the bytes are.
 */
export async function fetchForeign(
  address: string,
  { log, internet }: { readonly log: Log; readonly internet: Internet },
): Promise<Buffer> {
  try {
    return await inTurn(() => inTime(signal => follow(internet, address, signal)))
  } catch (error) {
    if (error instanceof AppError) throw error
    // The query of an address may be a person's key: only the host is logged.
    log.info({ host: URL.parse(address)?.hostname, why: reasonOf(error) }, 'foreign picture not fetched')
    throw new AppError('upload.not_fetched')
  }
}

/** Gives the work a signal that is aborted when the time is up, and in any case at its end. */
async function inTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const end = new AbortController()
  const isLate = new Promise<never>((_resolve, reject) => {
    end.signal.addEventListener('abort', () => reject(end.signal.reason), { once: true })
  })
  const timer = setTimeout(() => end.abort(new NotFetched('too slow')), timeoutMs)
  try {
    return await Promise.race([work(end.signal), isLate])
  } finally {
    clearTimeout(timer)
    end.abort()
  }
}

async function follow(internet: Internet, address: string, signal: AbortSignal): Promise<Buffer> {
  let url = new URL(address)
  for (let hop = 0; hop <= redirects; hop += 1) {
    const ip = await checkedAddress(internet, url, signal)
    const answer = await internet.ask(url, ip, signal)
    if (!REDIRECTS.has(answer.status)) return read(answer)
    url = new URL(answer.location ?? '', url)
  }
  throw new NotFetched('too many redirects')
}

/** The address to call; a host with even one private address is not called at all. */
async function checkedAddress(internet: Internet, url: URL, signal: AbortSignal): Promise<string> {
  if (url.protocol !== 'https:' || url.port !== '') throw new NotFetched('not https at its port')
  if (url.username !== '' || url.password !== '') throw new NotFetched('a name or password in the address')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) === 0 ? await internet.addressesOf(host, signal) : [host]
  const [first] = addresses
  if (first === undefined) throw new NotFetched('no such host')
  if (!addresses.every(isPublicAddress)) throw new NotFetched('not a public address')
  return first
}

async function read({ status, body }: ForeignAnswer): Promise<Buffer> {
  if (status !== 200) throw new NotFetched(`status ${status}`)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    size += part.length
    if (size > MOST_BYTES) throw new AppError('upload.size', { mb: MOST_BYTES / BYTES_PER_MB })
    parts.push(part)
  }
  if (size === 0) throw new NotFetched('nothing came')
  return Buffer.concat(parts)
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error ? String(error.code) : error.message
}

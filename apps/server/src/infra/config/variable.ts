import { isIP } from 'node:net'

/** Why a text cannot be used: what the variable must be instead, as the end of the line "it must be …". */
export class Wrong {
  readonly must: string

  constructor(must: string) {
    this.must = must
  }
}

/** One setting of the environment. */
export interface Variable<T> {
  readonly name: string
  readonly example: string
  /** Its value never appears in a message. */
  readonly isSecret?: boolean
  /** The value when the variable is absent or empty. */
  readonly otherwise: T
  readonly read: (text: string) => T | Wrong
}

/** A whole number within bounds. */
export const whole =
  (low: number, high: number) =>
  (text: string): number | Wrong => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    return number >= low && number <= high ? number : new Wrong(`a whole number from ${low} to ${high}`)
  }

/** One of a few words. */
export const word =
  <const T extends string>(words: readonly T[]) =>
  (text: string): T | Wrong =>
    words.find(each => each === text) ?? new Wrong(`one of ${words.join(', ')}`)

export const onOff = (text: string): boolean | Wrong => {
  const read = word(['on', 'off'])(text)
  return read instanceof Wrong ? read : read === 'on'
}

/** A text that matches a pattern. */
export const shaped =
  (shape: RegExp, must: string) =>
  (text: string): string | Wrong =>
    shape.test(text) ? text : new Wrong(must)

/** A comma-separated list of items that each match a pattern; at least one. */
export const listOf =
  (fits: (item: string) => boolean, must: string) =>
  (text: string): readonly string[] | Wrong => {
    const items = text.split(',').map(item => item.trim())
    return items.every(fits) ? items : new Wrong(must)
  }

const MOST_HOPS = 20
const PRIVATE_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

/** Who is trusted to state a caller's address: no one, everyone, the last n proxies, or proxies by address. */
export type TrustedProxies = boolean | number | string[]

/** `true`, `false`, a number of hops, or addresses and networks. */
export function trustedProxies(text: string): TrustedProxies | Wrong {
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^\d+$/.test(text) && Number(text) <= MOST_HOPS) return text === '0' ? false : Number(text)
  const read = listOf(
    isNetwork,
    `true, false, a number of proxies from 0 to ${MOST_HOPS}, or addresses and networks between commas`,
  )(text)
  return read instanceof Wrong ? read : [...read]
}

function isNetwork(item: string): boolean {
  if (PRIVATE_NETWORKS.includes(item)) return true
  const [address = '', bits, ...more] = item.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

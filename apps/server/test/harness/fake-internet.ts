import type { ForeignAnswer, Internet } from '../../src/infra/outside/internet.ts'

type Page = Partial<ForeignAnswer> | ((signal: AbortSignal) => Promise<ForeignAnswer>)

/** Hosts and pages that replace the internet, with a record of what was requested, and at which address. */
export interface FakeInternet {
  readonly internet: Internet
  readonly resolved: readonly string[]
  readonly asked: readonly (readonly [url: string, address: string])[]
}

/** A public address without a special meaning. */
export const PUBLIC = '93.184.215.14'

/** A body of these parts. */
export async function* bodyOf(...parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* parts
}

/** A redirect to that address. */
export const redirectTo = (location: string): Page => ({ status: 302, location })

/** Pages that replace the internet. Hosts answer `PUBLIC` unless their addresses are listed, one list per lookup. */
export function fakeInternet(
  pages: Readonly<Record<string, Page>>,
  hosts: Readonly<Record<string, readonly (readonly string[])[]>> = {},
): FakeInternet {
  const resolved: string[] = []
  const asked: (readonly [string, string])[] = []
  const internet: Internet = {
    addressesOf: async host => {
      const times = resolved.filter(name => name === host).length
      resolved.push(host)
      const answers = hosts[host] ?? [[PUBLIC]]
      return answers[Math.min(times, answers.length - 1)] ?? []
    },
    ask: async (url, address, signal) => {
      asked.push([url.href, address])
      const page = pages[url.href] ?? { status: 404 }
      if (typeof page === 'function') return page(signal)
      return { status: 200, location: undefined, body: bodyOf(), ...page }
    },
  }
  return { internet, resolved, asked }
}

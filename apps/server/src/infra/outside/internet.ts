import { Resolver } from 'node:dns/promises'
import { request } from 'node:https'
import { isIP } from 'node:net'

const AGENT = 'Shiji (picture fetch)'
const DNS = { timeout: 1_500, tries: 2 }

/** What a foreign host answers, before its body is read. */
export interface ForeignAnswer {
  readonly status: number
  readonly location: string | undefined
  readonly body: AsyncIterable<Uint8Array>
}

/** The only way from this server to hosts that users name. An aborted signal ends a call and its body. */
export interface Internet {
  /** All addresses of a host name; empty if it has none. */
  addressesOf(host: string, signal: AbortSignal): Promise<readonly string[]>
  /** Requests an https address over a connection to that IP address, whatever the host name resolves to by now. */
  ask(url: URL, address: string, signal: AbortSignal): Promise<ForeignAnswer>
}

/**
 * Queries name servers only, so that names in the machine's own files lead nowhere and a slow answer blocks no thread.
 */
async function addressesOf(host: string, signal: AbortSignal): Promise<readonly string[]> {
  const resolver = new Resolver(DNS)
  signal.addEventListener('abort', () => resolver.cancel(), { once: true })
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  return answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []))
}

function ask(url: URL, address: string, signal: AbortSignal): Promise<ForeignAnswer> {
  const family = isIP(address)
  return new Promise((resolve, reject) => {
    const call = request(url, {
      signal,
      // A separate connection: one that is kept open may lead to another address.
      agent: false,
      lookup: (_host, { all }, done) =>
        all === true ? done(null, [{ address, family }]) : done(null, address, family),
      headers: { 'user-agent': AGENT, accept: 'image/*', 'accept-encoding': 'identity' },
    })
    call.on('error', reject)
    call.on('response', answer =>
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location, body: answer }),
    )
    call.end()
  })
}

/** The real implementation; tests replace it. */
export const realInternet: Internet = { addressesOf, ask }

declare module '../ports.ts' {
  interface Ports {
    readonly internet: Internet
  }
}

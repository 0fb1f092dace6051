import type { FastifyRequest } from 'fastify'
import type { Config } from '../infra/config/config.ts'
import type { Origins } from './page.ts'

const HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * Where the pages lie: `SHIJI_SHOP_ORIGIN`, else the host that the reader asked (a proxy's words count as far as
 * `TRUST_PROXY` says). An invalid host gives addresses without one.
 */
export function originsOf(
  { shopOrigin, filesOrigin }: Pick<Config, 'shopOrigin' | 'filesOrigin'>,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): Origins {
  const shop = shopOrigin ?? (HOST.test(host) ? `${protocol === 'https' ? 'https' : 'http'}://${host}` : '')
  return { shop, files: filesOrigin ?? shop }
}

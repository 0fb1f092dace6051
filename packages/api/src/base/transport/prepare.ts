import type { Area } from '@shiji/contract/area.ts'
import { DEVICE_HEADER } from '@shiji/contract/identity/device.ts'
import { STORE_HEADER } from '@shiji/contract/identity/store-header.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { callHeaders } from '../page/early-calls.ts'
import { SLOT_KEYS } from '../session/slots.ts'
import { areaOf } from './area.ts'
import { holdsFile, multipart, queryText, urlEncoded } from './form.ts'
import type { ApiCall, PreparedCall, Transport } from './transport.ts'

/** Turns a call into a request by the conventions of §7. Storage is read now, since another tab may hold a newer token. */
export function prepare(call: ApiCall, transport: Transport): PreparedCall {
  const method = call.method ?? 'GET'
  const path = pathOf(call)
  const area = areaOf(path, transport.page())
  const sent = isForeign(path, transport.origin) ? null : tokenFor(path, area, call, transport)
  const headers = callHeaders(sent, transport.storage.text('language'))
  if (call.idempotencyKey !== undefined) headers.set('idempotency-key', call.idempotencyKey)
  if (call.withDevice === true) headers.set(DEVICE_HEADER, transport.storage.device(area))
  const store = area === 'seller' && sent !== null ? transport.pageStore() : null
  if (store !== null) headers.set(STORE_HEADER, String(store))
  if (call.version !== undefined) headers.set('if-match', call.version)
  const bodyless = method === 'GET' || method === 'DELETE'
  return {
    address: /^https?:/i.test(path) ? path : `${transport.origin}${path}`,
    init: { method, headers, ...(bodyless ? {} : { body: bodyOf(call) }) },
    area,
    sent,
  }
}

function pathOf(call: ApiCall): string {
  const cut = call.url.search(/\?/)
  const path = cut === -1 ? call.url : call.url.slice(0, cut)
  const rooted = /^(\/|https?:)/i.test(path) ? path : `/${path}`
  const based = call.skipBase === true ? rooted : `${LIMITS.request.basePath}${rooted}`
  const query = [cut === -1 ? '' : call.url.slice(cut + 1), queryText(call.params ?? {})].filter(Boolean).join('&')
  // The server's goods search has another path than the page that shows it (spec §7).
  return `${based.replace('/search/', '/goods_search/')}${idPart(call.id)}${query === '' ? '' : `?${query}`}`
}

function idPart(id: ApiCall['id']): string {
  const ids = (typeof id === 'number' ? [id] : (id ?? [])).filter(one => one > 0)
  return ids.length === 0 ? '' : `/${ids.join(',')}`
}

function tokenFor(path: string, area: Area, call: ApiCall, transport: Transport): string | null {
  if (path.includes('api/Chat')) {
    const own = call.body?.token
    return typeof own === 'string' && own !== '' ? own : null
  }
  const key = path.includes('api/is_login') ? 'setToken' : SLOT_KEYS[area].tokenName
  return transport.storage.text(key) || null
}

function bodyOf(call: ApiCall): URLSearchParams | FormData {
  const body = call.body ?? {}
  return holdsFile(body) ? multipart(body) : urlEncoded(body)
}

/** A token is sent only to the API's origin. */
const isForeign = (path: string, origin: string) =>
  /^(https?:)?\/\//i.test(path) && !(origin !== '' && path.startsWith(`${origin}/`))

import { AREA_PREFIX, type Area } from '@shiji/contract/area.ts'
import type { MenuItem } from '@shiji/contract/platform/platform.ts'
import { readLink } from '@shiji/kit/link/link.ts'

/** Where a click on a menu item leads (spec §2). */
export type MenuTarget =
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'none' }

/**
 * Target of an item: its own address, else that of its first descendant that has one, else none. An address that starts
 * with http or https opens outside; any other is a page of this area.
 */
export function menuTarget(item: MenuItem, area: Area): MenuTarget {
  const address = firstAddress(item)
  if (address === undefined) return { kind: 'none' }
  if (!/^https?/i.test(address)) return { kind: 'page', path: pagePath(address, area) }
  const url = readLink(address, ['https', 'http'])
  return url === undefined ? { kind: 'none' } : { kind: 'external', url }
}

/** Path of a page inside its area: `/Admin/expresses` and `expresses` are both `/expresses`. */
export function pagePath(address: string, area: Area): string {
  const rooted = `/${address.replace(/^\/+/, '')}`
  const prefix = AREA_PREFIX[area]
  const inside = prefix !== '' && `${rooted}/`.startsWith(`${prefix}/`) ? rooted.slice(prefix.length) : rooted
  return inside === '' ? '/' : inside.replace(/(.)\/+$/, '$1')
}

function firstAddress(item: MenuItem): string | undefined {
  if (item.apis !== '') return item.apis
  for (const child of item.children) {
    const found = firstAddress(child)
    if (found !== undefined) return found
  }
  return undefined
}

import { AREA_PREFIX, AREAS, type Area } from '@shiji/contract/area.ts'
import { LIMITS } from '@shiji/contract/limits.ts'

/**
 * Area a call acts as: the prefix in the request address decides, else the page's address, else the storefront (spec §6).
 * Only the start of the path counts, so that no link can choose the token.
 */
export function areaOf(url: string, page: string): Area {
  return prefixedArea(pathOf(url)) ?? prefixedArea(pathOf(page)) ?? 'buyer'
}

function prefixedArea(path: string): Area | undefined {
  return AREAS.find(area => AREA_PREFIX[area] !== '' && `${path}/`.startsWith(`${AREA_PREFIX[area]}/`))
}

function pathOf(address: string): string {
  const path = address.replace(/^[a-z]+:\/\/[^/]+/i, '').replace(/[?#].*$/s, '')
  return path.startsWith(`${LIMITS.request.basePath}/`) ? path.slice(LIMITS.request.basePath.length) : path
}

import { useMatches } from 'react-router'
import { type StandIn, standInOf } from './stand-in.ts'
import type { PageHandle } from './views.ts'

/** Shell options of the current page (`handle` of its view module), and the error state it represents. */
export function usePageHandle(): Required<PageHandle> & Partial<StandIn> {
  const match = useMatches().at(-1)
  const handle = match?.handle
  const standIn = standInOf(match?.loaderData)
  const wish = typeof handle === 'object' && handle !== null ? handle : {}
  const replacesMain = 'replacesMain' in wish && wish.replacesMain === true
  const title = !replacesMain && !('title' in wish && wish.title === false)
  return { replacesMain, title, ...(standIn === undefined ? {} : { standIn }) }
}

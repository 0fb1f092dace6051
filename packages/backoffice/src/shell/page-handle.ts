import { useMatches } from 'react-router'
import type { PageHandle } from '../routes/views.ts'

/** What the page on screen wants of the shell (`handle` of its view module). */
export function usePageHandle(): Required<PageHandle> {
  const handle = useMatches().at(-1)?.handle
  const wish = typeof handle === 'object' && handle !== null ? handle : {}
  const replacesMain = 'replacesMain' in wish && wish.replacesMain === true
  return { replacesMain, title: !replacesMain && !('title' in wish && wish.title === false) }
}

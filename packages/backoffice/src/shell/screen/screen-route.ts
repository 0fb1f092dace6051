import { loadChunk } from '@shiji/api/base/page/load-chunk.ts'
import type { ComponentType } from 'react'
import { type Screen, toScreen } from './views.ts'

/**
 * The `lazy` of a route whose screen comes as a chunk of its own. A chunk that does not arrive becomes a screen that throws,
 * so that the route's error boundary shows it: react-router 8.5 draws nothing at all when `lazy` itself rejects.
 */
export function lazyScreen(load: () => Promise<unknown>): () => Promise<Screen> {
  return async () => {
    try {
      const { Component, handle } = toScreen(await loadChunk(load))
      return { Component, ...(handle === undefined ? {} : { handle }) }
    } catch (cause) {
      return { Component: throwing(cause) }
    }
  }
}

/** A page that stands for one that is not there: no menu, no such address, no screen yet. */
export const fallback = (page: 'EmptyMenuPage' | 'NotFoundPage' | 'PendingPage') =>
  lazyScreen(() => import('./fallback-pages.tsx').then(pages => ({ Component: pages[page] })))

const throwing = (cause: unknown): ComponentType =>
  function FailedScreen() {
    throw cause
  }

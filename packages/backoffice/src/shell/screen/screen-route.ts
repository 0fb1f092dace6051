import { loadChunk } from '@shiji/api/base/page/load-chunk.ts'
import type { ComponentType } from 'react'
import { type Screen, toScreen } from './views.ts'

/**
 * The `lazy` of a route whose screen is a separate chunk. If the chunk fails to load, returns a screen that throws, so
 * that the route's error boundary shows it: react-router 8.5 renders nothing at all when `lazy` itself rejects.
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

/** A fallback page: no menu, no such address, no screen yet. */
export const fallback = (page: 'EmptyMenuPage' | 'NotFoundPage' | 'PendingPage') =>
  lazyScreen(() => import('./fallback-pages.tsx').then(pages => ({ Component: pages[page] })))

const throwing = (cause: unknown): ComponentType =>
  function FailedScreen() {
    throw cause
  }

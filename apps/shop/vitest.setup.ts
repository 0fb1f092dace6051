import { configure } from '@testing-library/dom'
import { cleanup } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach } from 'vitest'

// Waits long enough for delayed content, also on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// Files share their worker, so the library's setup for the first file must run for each.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(cleanup)

// A file that made its window narrower leaves it so for the next file of its worker.
beforeEach(() => {
  Object.assign(window, { innerWidth: 1024 })
})

/** There is no layout here, so everything counts as being on screen: parts below the first view load at once. */
class AllOnScreen implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  readonly #tell: (entries: readonly { readonly isIntersecting: boolean; readonly target: Element }[]) => void

  constructor(tell: (entries: readonly { readonly isIntersecting: boolean; readonly target: Element }[]) => void) {
    this.#tell = tell
  }

  observe(target: Element): void {
    setTimeout(() => act(() => this.#tell([{ isIntersecting: true, target }])))
  }

  disconnect(): void {}
}
Object.assign(globalThis, { IntersectionObserver: AllOnScreen })

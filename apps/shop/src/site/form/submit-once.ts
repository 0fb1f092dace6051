import { newKey } from './submit-key.ts'

/** A request, and the key under which it counts only once. */
export interface KeyedRequest<Body> {
  readonly key: string
  readonly body: Body
}

/** Result of a try: done, finally refused, or without an answer. */
export type Outcome<Done> =
  | { readonly kind: 'done'; readonly data: Done }
  | { readonly kind: 'refused' }
  | { readonly kind: 'lost' }

interface Shelf {
  get(): string | null
  set(text: string | null): void
}

/**
 * Sends something that must not happen twice. While the result of a try is unknown, every further try repeats the same
 * body under the same key, also after a reload of the page; only a definite answer allows a new body.
 */
export class SubmitOnce<Body, Done> {
  private busy = false
  private open: KeyedRequest<Body> | undefined
  private readonly send: (request: KeyedRequest<Body>) => Promise<Outcome<Done>>
  private readonly shelf: Shelf

  constructor(
    send: (request: KeyedRequest<Body>) => Promise<Outcome<Done>>,
    shelf: Shelf,
    isBody: (value: unknown) => value is Body,
  ) {
    this.send = send
    this.shelf = shelf
    this.open = readShelf(shelf.get(), isBody)
  }

  /** Whether an earlier try got no answer, so that the next one repeats it. */
  get isOpen(): boolean {
    return this.open !== undefined
  }

  /** Tries; undefined when a try is in progress. */
  async submit(body: Body): Promise<Outcome<Done> | undefined> {
    if (this.busy) return undefined
    this.busy = true
    const request = this.open ?? { key: newKey(), body }
    this.open = request
    // Stored before it is sent: if the page is closed now, it can be repeated.
    this.shelf.set(JSON.stringify(request))
    try {
      const outcome = await this.send(request)
      if (outcome.kind !== 'lost') {
        this.open = undefined
        this.shelf.set(null)
      }
      return outcome
    } finally {
      this.busy = false
    }
  }
}

function readShelf<Body>(
  text: string | null,
  isBody: (value: unknown) => value is Body,
): KeyedRequest<Body> | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('key' in value) || !('body' in value)) return undefined
    return typeof value.key === 'string' && isBody(value.body) ? { key: value.key, body: value.body } : undefined
  } catch {
    return undefined
  }
}

/** An entry in the tab's session storage; without storage it lasts as long as the page. */
export function sessionShelf(name: string): Shelf {
  return {
    get() {
      try {
        return sessionStorage.getItem(name)
      } catch {
        return null
      }
    },
    set(text) {
      try {
        if (text === null) sessionStorage.removeItem(name)
        else sessionStorage.setItem(name, text)
      } catch {
        // The request itself stays in memory.
      }
    },
  }
}

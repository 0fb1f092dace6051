/** Limits of a cache of pages. */
export interface KeepLimits {
  readonly ms: number
  readonly entries: number
  /** Of all texts together, in UTF-16 units. */
  readonly length: number
}

/** Seconds of staleness that nobody notices, and memory that no crawler can fill. */
export const KEEP: KeepLimits = { ms: 5_000, entries: 500, length: 24_000_000 }

interface Kept<T> {
  readonly at: number
  readonly value: Promise<T>
  length: number
}

/**
 * Pages written in the last seconds, by language and path: many readers of one page are one reading of the database.
 * The oldest go first when entries or memory run out; a page that failed is not kept.
 */
export class KeptPages<T> {
  readonly #limits: KeepLimits
  readonly #now: () => number
  readonly #lengthOf: (value: T) => number
  readonly #kept = new Map<string, Kept<T>>()
  #length = 0

  constructor(lengthOf: (value: T) => number, limits: KeepLimits = KEEP, now: () => number = () => performance.now()) {
    this.#limits = limits
    this.#lengthOf = lengthOf
    this.#now = now
  }

  /** How much is kept. */
  get size(): { readonly entries: number; readonly length: number } {
    return { entries: this.#kept.size, length: this.#length }
  }

  /** The page of that key, written now unless it is known. */
  get(key: string, write: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(key)
    if (known !== undefined && this.#now() - known.at < this.#limits.ms) return known.value
    const entry: Kept<T> = { at: this.#now(), value: write(), length: key.length }
    this.#drop(key)
    this.#kept.set(key, entry)
    this.#length += entry.length
    entry.value.then(
      value => this.#weigh(key, entry, this.#lengthOf(value)),
      () => this.#kept.get(key) === entry && this.#drop(key),
    )
    this.#makeRoom()
    return entry.value
  }

  #weigh(key: string, entry: Kept<T>, length: number): void {
    if (this.#kept.get(key) !== entry) return
    entry.length += length
    this.#length += length
    this.#makeRoom()
  }

  #makeRoom(): void {
    for (const key of this.#kept.keys()) {
      if (this.#kept.size <= this.#limits.entries && this.#length <= this.#limits.length) return
      this.#drop(key)
    }
  }

  #drop(key: string): void {
    const entry = this.#kept.get(key)
    if (entry === undefined) return
    this.#kept.delete(key)
    this.#length -= entry.length
  }
}

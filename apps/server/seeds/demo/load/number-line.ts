const FIRST = 10_000_000

/**
 * Ids of the demo: a row of its own above what the base data takes, so that the same seed gives the same ids whatever was made before.
 * `end` is where the shop's own ids go on.
 */
export class NumberLine {
  #next = FIRST

  take(): number {
    this.#next += 1
    return this.#next
  }

  many(count: number): number[] {
    return Array.from({ length: count }, () => this.take())
  }

  get end(): number {
    return this.#next + 1
  }
}

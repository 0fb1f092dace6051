const FIRST = 10_000_000

/**
 * Ids of the demo: a range of its own above the base data, so that the same seed gives the same ids whatever was
 * created before. The shop's own ids continue at `end`.
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

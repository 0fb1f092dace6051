import { shopDayKey } from '@shiji/kit/time/shop-time.ts'

/**
 * Future work, by shop day: days are taken once, in order, and new entries are always for the current day or a later
 * one.
 */
export class Calendar<T extends { readonly at: Date }> {
  readonly #days = new Map<string, T[]>()

  put(event: T): void {
    const key = shopDayKey(event.at)
    const day = this.#days.get(key)
    if (day === undefined) this.#days.set(key, [event])
    else day.push(event)
  }

  /**
   * All entries of that day in the order of time; entries of the same instant in the order in which they were added.
   */
  take(key: string): T[] {
    const day = this.#days.get(key) ?? []
    this.#days.delete(key)
    return day.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  }
}

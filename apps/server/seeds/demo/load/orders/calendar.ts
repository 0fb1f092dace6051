import { shopDayKey } from '@shiji/kit/time/shop-time.ts'

/** What lies ahead, by shop day: days are taken once, in turn, and what is put down always lies on this day or a later one. */
export class Calendar<T extends { readonly at: Date }> {
  readonly #days = new Map<string, T[]>()

  put(event: T): void {
    const key = shopDayKey(event.at)
    const day = this.#days.get(key)
    if (day === undefined) this.#days.set(key, [event])
    else day.push(event)
  }

  /** Everything of that day in the order of time; events of one moment in the order in which they were put down. */
  take(key: string): T[] {
    const day = this.#days.get(key) ?? []
    this.#days.delete(key)
    return day.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  }
}

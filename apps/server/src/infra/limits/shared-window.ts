/** Per key: calls let through, calls requested. */
export type Sums = Readonly<Record<string, readonly [number, number]>>

/** What all living processes published in one second, including this one. */
export interface Snapshot {
  readonly minute: number
  /** Sums by process; those of another minute are empty. */
  readonly processes: ReadonlyMap<string, Sums>
}

interface Count {
  passed: number
  asked: number
  max: number
}

export const MINUTE_MS = 60_000
const MOST_KEYS = 50_000
const MOST_PUBLISHED = 500
/** A key is published once this share of its limit was requested; what stays unpublished is the accepted error. */
const UNTOLD = 0.1

/**
 * Counts calls per key and minute in this process and keeps one limit together with the other processes: each second
 * every process publishes what it let through (`sums`) and adopts what all did (`adopt`). Until the next exchange it
 * may let through its share of what was left, in proportion to its demand. Lives in memory: wrong for a second or two,
 * by a few calls in a hundred, and after a restart for the rest of the minute; limits that must be exact are counted in
 * the database (`rate.ts`).
 */
export class SharedWindow {
  readonly name: string
  readonly #now: () => number
  #minute = 0
  #counts = new Map<string, Count>()
  #snapshot: Snapshot | undefined

  constructor(name: string, now: () => number) {
    this.#now = now
    this.name = name
  }

  /** Counts a call; false when it exceeds the limit. */
  take(key: string, max: number): boolean {
    this.#turn()
    const known = this.#counts.get(key)
    // Beyond this many keys, new ones are not counted: memory is bounded, and an attack from so many addresses needs
    // other means.
    if (known === undefined && this.#counts.size >= MOST_KEYS) return true
    const count = known ?? { passed: 0, asked: 0, max }
    this.#counts.set(key, count)
    count.asked += 1
    if (count.passed >= this.#cap(key, max)) return false
    count.passed += 1
    return true
  }

  /** Seconds until the next minute begins. */
  secondsLeft(): number {
    return Math.ceil(((this.#minute + 1) * MINUTE_MS - this.#now()) / 1_000)
  }

  get minute(): number {
    this.#turn()
    return this.#minute
  }

  /** How many processes share the limits, as far as this one knows. */
  get sharers(): number {
    return Math.max(1, this.#snapshot?.processes.size ?? 1)
  }

  /** What the others need to know: the keys that come near their limit, most used first. */
  sums(): Sums {
    this.#turn()
    const told = [...this.#counts]
      .filter(([, { asked, max }]) => asked >= (max * UNTOLD) / this.sharers)
      .toSorted(([, a], [, b]) => b.asked / b.max - a.asked / a.max)
      .slice(0, MOST_PUBLISHED)
    return Object.fromEntries(told.map(([key, { passed, asked }]) => [key, [passed, asked] as const]))
  }

  /** Adopts what all processes published in one second. */
  adopt(snapshot: Snapshot): void {
    this.#snapshot = snapshot
  }

  #turn(): void {
    const minute = Math.floor(this.#now() / MINUTE_MS)
    if (minute === this.#minute) return
    this.#minute = minute
    this.#counts = new Map()
  }

  /** How many calls of this key this process may let through until the next exchange. */
  #cap(key: string, max: number): number {
    const snapshot = this.#snapshot
    const sharers = this.sharers
    if (snapshot === undefined || sharers === 1) return max
    const all = snapshot.minute === this.#minute ? [...snapshot.processes] : []
    const told = all.map(([process, sums]) => ({ process, of: sums[key] ?? ([0, 0] as const) }))
    const total = told.reduce((sum, { of: [passed] }) => sum + passed, 0)
    const asked = told.reduce((sum, { of: [, count] }) => sum + count, 0)
    const [passed, mine] = told.find(({ process }) => process === this.name)?.of ?? [0, 0]
    // Every process has a little weight, so that one that was idle may begin.
    const weight = max / 10 / sharers
    return Math.ceil(passed + (Math.max(0, max - total) * (mine + weight)) / (asked + weight * sharers))
  }
}

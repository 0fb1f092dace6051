import { percentile } from '../load/percentile.ts'
import type { Took } from '../load/person.ts'

/** Notes how long each call of a journey took, by its name. */
export class CallTimes {
  readonly #times = new Map<string, number[]>()

  readonly took: Took = (name, ms) => {
    const times = this.#times.get(name) ?? []
    this.#times.set(name, times)
    times.push(ms)
  }

  /** Prints the calls in the order in which a journey makes them, and how many one unit makes. */
  print(units: number): void {
    console.log(`${'its calls'.padEnd(52)}${'per unit'.padStart(14)}${'p50 ms'.padStart(14)}${'p95 ms'.padStart(14)}`)
    for (const [name, times] of this.#times) {
      const cells = [times.length / units, percentile(times, 0.5), percentile(times, 0.95)]
      console.log(`  ${name.padEnd(50)}${cells.map(cell => cell.toFixed(1).padStart(14)).join('')}`)
    }
  }
}

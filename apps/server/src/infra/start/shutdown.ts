/** Steps to undo, newest first: what was started last stops first. */
export class Shutdown {
  readonly #steps: (() => Promise<void> | void)[] = []

  add(step: () => Promise<void> | void): void {
    this.#steps.push(step)
  }

  /** Runs every step, even if one fails; the first error is thrown at the end. */
  async run(): Promise<void> {
    const failures: unknown[] = []
    for (let step = this.#steps.pop(); step !== undefined; step = this.#steps.pop()) {
      await Promise.resolve()
        .then(step)
        .catch(error => failures.push(error))
    }
    if (failures.length > 0) throw failures[0]
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Resolves at the first TERM, INT or HUP; a second INT ends the process at once. */
export const stopSignal = (): Promise<string> =>
  new Promise(resolve => {
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        resolve(signal)
        if (signal === 'SIGINT') process.once('SIGINT', () => process.exit(130))
      })
    }
  })

import type { Ctx } from '../../../../infra/context.ts'
import type { Db } from '../../../../infra/database/database.ts'

const MOST = 500

/**
 * A cache of recent results, per database of this process. For counts and orders of big result sets only, where a few
 * seconds do not matter; records themselves are always read.
 */
export class Recent<T> {
  readonly #keptMs: number
  readonly #byDatabase = new WeakMap<Db, Map<string, Entry<T>>>()

  constructor(keptMs: number) {
    this.#keptMs = keptMs
  }

  get(ctx: Ctx, key: string): T | undefined {
    const found = this.#byDatabase.get(ctx.root)?.get(key)
    return found !== undefined && ageOf(found) < this.#keptMs ? found.value : undefined
  }

  /**
   * The recent result, else that of `work`, which is stored if `isKept` says so. While one caller renews a result that is
   * too old, the others still get it for as long again: many callers do not do the same work at once.
   */
  async getOr(ctx: Ctx, key: string, work: () => Promise<T>, isKept: (value: T) => boolean): Promise<T> {
    const found = this.#byDatabase.get(ctx.root)?.get(key)
    if (found !== undefined && ageOf(found) < (found.isRenewed ? 2 : 1) * this.#keptMs) return found.value
    if (found !== undefined) found.isRenewed = true
    try {
      const value = await work()
      if (isKept(value)) this.set(ctx, key, value)
      else this.forget(ctx, key)
      return value
    } catch (error) {
      if (found !== undefined) found.isRenewed = false
      throw error
    }
  }

  /** Removes a result that is known to be outdated. */
  forget(ctx: Ctx, key: string): void {
    this.#byDatabase.get(ctx.root)?.delete(key)
  }

  set(ctx: Ctx, key: string, value: T): void {
    const answers = this.#byDatabase.get(ctx.root) ?? new Map<string, Entry<T>>()
    this.#byDatabase.set(ctx.root, answers)
    answers.delete(key)
    const [oldest] = answers.keys()
    if (answers.size >= MOST && oldest !== undefined) answers.delete(oldest)
    answers.set(key, { at: performance.now(), value, isRenewed: false })
  }
}

interface Entry<T> {
  /** Milliseconds since this process began. */
  readonly at: number
  readonly value: T
  /** Whether a caller does its work again. */
  isRenewed: boolean
}

const ageOf = ({ at }: Entry<unknown>): number => performance.now() - at

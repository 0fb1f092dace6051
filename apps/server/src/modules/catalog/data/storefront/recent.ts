import type { Ctx } from '../../../../infra/context.ts'
import type { Db } from '../../../../infra/database/database.ts'

const MOST = 500

/**
 * A cache of recent results, per database of this process. For counts and orders of big result sets only, where a few
 * seconds do not matter; records themselves are always read.
 */
export class Recent<T> {
  readonly #keptMs: number
  readonly #byDatabase = new WeakMap<Db, Map<string, { readonly at: number; readonly value: T }>>()

  constructor(keptMs: number) {
    this.#keptMs = keptMs
  }

  get(ctx: Ctx, key: string): T | undefined {
    const found = this.#byDatabase.get(ctx.root)?.get(key)
    return found !== undefined && performance.now() - found.at < this.#keptMs ? found.value : undefined
  }

  /** Removes a result that is known to be outdated. */
  forget(ctx: Ctx, key: string): void {
    this.#byDatabase.get(ctx.root)?.delete(key)
  }

  set(ctx: Ctx, key: string, value: T): void {
    const answers = this.#byDatabase.get(ctx.root) ?? new Map<string, { readonly at: number; readonly value: T }>()
    this.#byDatabase.set(ctx.root, answers)
    answers.delete(key)
    const [oldest] = answers.keys()
    if (answers.size >= MOST && oldest !== undefined) answers.delete(oldest)
    answers.set(key, { at: performance.now(), value })
  }
}

/** Entries of one owner; beyond them the oldest go. */
const MOST = 500

/**
 * Results of a function that depends on an owner that never changes and on a text, kept as long as the owner. The same
 * searches come again and again, and page after page of each.
 */
export class KeptBy<Owner extends WeakKey, Result> {
  readonly #byOwner = new WeakMap<Owner, Map<string, Result>>()

  /** The result for the text; `make` makes it the first time. */
  get(owner: Owner, text: string, make: () => Result): Result {
    const results = this.#byOwner.get(owner) ?? new Map<string, Result>()
    this.#byOwner.set(owner, results)
    const known = results.get(text)
    if (known !== undefined) return known
    const made = make()
    const [oldest] = results.keys()
    if (results.size >= MOST && oldest !== undefined) results.delete(oldest)
    results.set(text, made)
    return made
  }
}

/** What a lower module needs from an upper one: the lower declares it, the upper registers how it is done. */
export interface Port<T> {
  /** Called by the upper module's plugin; the last registration counts. */
  register(implementation: T): void
  /** The registered implementation, else the fallback; throws when there is neither. */
  readonly use: T
}

/** Declares a port. Without a fallback its use before registration is a fault that names it. */
export function port<T extends object>(name: string, fallback?: T): Port<T> {
  let current = fallback
  return {
    register: implementation => {
      current = implementation
    },
    get use() {
      if (current === undefined) throw new Error(`nobody registered the port ${name}`)
      return current
    },
  }
}

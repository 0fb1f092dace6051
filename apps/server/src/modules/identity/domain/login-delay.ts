/** How failures slow a login down: free tries, then waits that double, then a lock for the whole window. */
export interface LoginBrake {
  readonly free: number
  readonly lockAt: number
  readonly windowMs: number
}

/** Milliseconds until the next try after this many failures. */
export function waitAfter(failures: number, { free, lockAt, windowMs }: LoginBrake): number {
  if (failures >= lockAt) return windowMs
  return failures < free ? 0 : Math.min(windowMs, 1_000 * 2 ** (failures - free))
}

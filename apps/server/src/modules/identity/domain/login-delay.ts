/** How failures slow a login down: free tries, then waits that double up to the longest, or a lock for the whole window. */
export interface LoginBrake {
  readonly free: number
  /** From this many failures on, the login is locked for the whole window. */
  readonly lockAt?: number
  /** Longest wait below a lock. */
  readonly longestMs: number
  readonly windowMs: number
}

/** Milliseconds until the next try after this many failures. */
export function waitAfter(failures: number, { free, lockAt, longestMs, windowMs }: LoginBrake): number {
  if (lockAt !== undefined && failures >= lockAt) return windowMs
  return failures < free ? 0 : Math.min(longestMs, 1_000 * 2 ** (failures - free))
}

/** Every number of failures at which the wait changes, with that wait, the fewest first. */
export function waitSteps(brake: LoginBrake): readonly { readonly failures: number; readonly waitMs: number }[] {
  const steps: { failures: number; waitMs: number }[] = []
  const last = brake.lockAt ?? brake.free + Math.ceil(Math.log2(brake.longestMs / 1_000))
  for (let failures = brake.free; failures <= last; failures += 1) {
    steps.push({ failures, waitMs: waitAfter(failures, brake) })
  }
  return steps
}

/** Hardest level of a proof of work: some seconds on a phone, so that it never works like a lock. */
export const HARDEST = 6

/** Level of the proof of work after this many failures: none before `after`, then one more for each further failure. */
export const challengeLevel = (failures: number, after: number): number =>
  failures < after ? 0 : Math.min(HARDEST, failures - after + 1)

/** Largest number of a proof of work: about 30,000 hashes on average at level 1, twice as many at each further one. */
export const largestNumber = (level: number): number => 30_000 * 2 ** level

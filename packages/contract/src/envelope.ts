/** Business codes carried in the body of every answer; the HTTP status stays 200 (spec §8, product §8). */
export const CODE = {
  ok: 200,
  refused: 400,
  unauthenticated: 401,
  forbidden: 402,
  missing: 404,
  silent: 405,
  conflict: 409,
  invalid: 422,
  tooMany: 429,
  fault: 500,
  away: 503,
} as const

export type Code = (typeof CODE)[keyof typeof CODE]

/** Shape of every answer under /api. */
export interface Envelope<T> {
  readonly code: Code
  readonly msg: string
  readonly data: T
}

/** `data` of a 422 answer: field path → message in the caller's language. */
export interface InvalidData {
  readonly fields: Readonly<Record<string, string>>
}

/**
 * One page of a list (spec §3). `count` is the number of rows on this page, or badge numbers per tab where a screen has tabs.
 * `total` stops at `LIMITS.list.countCap + 1` and then means "more than".
 */
export interface Page<T> {
  readonly data: readonly T[]
  readonly count: number | Readonly<Record<string, number>>
  readonly total: number
  readonly per_page: number
  readonly last_page: number
  readonly current_page: number
}

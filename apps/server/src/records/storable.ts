import { InvalidInput } from '../infra/app-error.ts'

/** Nothing that this shop stores is nested deeper; deeper values would overflow recursive code. */
const DEEPEST = 32

/**
 * Refuses what no record can hold, at any depth of a received value: NUL characters and unpaired surrogates, which the
 * database does not accept, and unlimited nesting. Throws `request.invalid` naming the field.
 */
export function refuseUnstorable(value: unknown, at: readonly string[] = []): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed()) throw wrongAt(at)
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (at.length >= DEEPEST) throw wrongAt(at.slice(0, 1))
  for (const [name, part] of Object.entries(value)) {
    refuseUnstorable(name, at)
    refuseUnstorable(part, [...at, name])
  }
}

const wrongAt = (at: readonly string[]): InvalidInput =>
  new InvalidInput([{ field: at.join('.') || '_', key: 'error.wrong_format' }])

import { InvalidInput } from '../infra/app-error.ts'

/** Nothing that this shop keeps is nested deeper; what is would overflow whoever walks it. */
const DEEPEST = 32

/**
 * Refuses what no record can hold, wherever it stands in a received value: NUL characters and halves of characters, which the
 * database does not take, and nesting without end. Throws `request.invalid` naming the field.
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

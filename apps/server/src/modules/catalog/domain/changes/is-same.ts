/**
 * Whether two values of JSON are the same, whatever the order of their fields: a database may give those back in another
 * one.
 */
export const isSame = (one: unknown, other: unknown): boolean => written(one) === written(other)

const written = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

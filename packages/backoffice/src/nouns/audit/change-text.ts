const part = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** A logged record in one line: `status: open, reason: –`. Empty without a record. */
export function changeText(record: unknown): string {
  if (record === null || record === undefined) return ''
  if (typeof record !== 'object' || Array.isArray(record)) return part(record)
  return Object.entries(record)
    .map(([name, value]) => `${name}: ${value === null || value === '' ? '-' : part(value)}`)
    .join(', ')
}

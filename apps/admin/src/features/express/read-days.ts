const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Days by province out of the value of a form; entries of another shape are left out. */
export function readDays(value: unknown): ReadonlyMap<number, number> {
  const rows = Array.isArray(value) ? value.filter(isRecord) : []
  return new Map(rows.map(row => [Number(row.area_id), Number(row.days)]))
}

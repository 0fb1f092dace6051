/** Why an address has no menu page: forbidden, not found, or the whole menu is empty. */
export interface StandIn {
  readonly standIn: 'refused' | 'unknown' | 'empty'
}

/** Reads the loader data of a fallback page; undefined for any other page. */
export function standInOf(data: unknown): StandIn['standIn'] | undefined {
  if (typeof data !== 'object' || data === null || !('standIn' in data)) return undefined
  const { standIn } = data
  return standIn === 'refused' || standIn === 'unknown' || standIn === 'empty' ? standIn : undefined
}

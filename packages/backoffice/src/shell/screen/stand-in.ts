/** Why an address has no page of the menu: forbidden, not found, or the whole menu is empty. */
export interface StandIn {
  readonly standIn: 'refused' | 'unknown' | 'empty'
}

/** Reads what the loader of a stand-in gave; undefined for the data of any other page. */
export function standInOf(data: unknown): StandIn['standIn'] | undefined {
  if (typeof data !== 'object' || data === null || !('standIn' in data)) return undefined
  const { standIn } = data
  return standIn === 'refused' || standIn === 'unknown' || standIn === 'empty' ? standIn : undefined
}

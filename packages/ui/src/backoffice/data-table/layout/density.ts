/** Row density of a table. */
export const densities = ['compact', 'normal', 'comfortable'] as const

/** Name of a density. */
export type Density = (typeof densities)[number]

/** Height of a row in px. */
export const rowHeights: Readonly<Record<Density, number>> = { compact: 36, normal: 44, comfortable: 56 }

/** What freight is counted by. */
export const FREIGHT_UNITS = ['weight', 'piece'] as const

/** Why a template applies: the goods chose it, it names the city or the province, or none else does; free goods need none. */
export const FREIGHT_REASONS = ['own', 'city', 'province', 'default', 'free'] as const

/** Why nothing can be delivered: the area is excluded, or the store has no default template. */
export const FREIGHT_REFUSALS = ['freight.not_delivered', 'freight.no_default'] as const

/** What decides whether a freight template ships one piece free. Weights in grams, prices in fen. */
interface Template {
  readonly id: number
  readonly isDefault: boolean
  readonly unit: 'weight' | 'piece'
  readonly firstWeight: number
  readonly firstPrice: number
  readonly stepPrice: number
  /** Empty for everywhere. */
  readonly areaIds: readonly number[]
}

/** Up to which weight of one piece delivery is free in every area; -1 for never. */
export interface FreeWeights {
  /** Of goods without a template of their own that reaches everywhere. */
  readonly usual: number
  /** Of goods with such a template, by its id. */
  readonly own: ReadonlyMap<number, number>
}

const NEVER = -1
const ALWAYS = Number.MAX_SAFE_INTEGER

/** One piece is the first one, whatever it weighs. */
const upTo = ({ firstPrice, stepPrice, firstWeight, unit }: Template): number =>
  firstPrice > 0 ? NEVER : stepPrice === 0 || unit === 'piece' ? ALWAYS : firstWeight

/** Free weights of a store. Where no template of an area applies the default one does, so all of these must be free. */
export function freeWeights(templates: readonly Template[]): FreeWeights {
  const applying = templates.filter(template => template.isDefault || template.areaIds.length > 0)
  const usual = templates.some(template => template.isDefault) ? Math.min(...applying.map(upTo)) : NEVER
  const everywhere = templates.filter(template => template.areaIds.length === 0)
  return { usual, own: new Map(everywhere.map(template => [template.id, upTo(template)])) }
}

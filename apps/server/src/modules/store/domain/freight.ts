import type { FREIGHT_UNITS } from '@shiji/contract/store/freight.words.ts'
import type { Fen } from '@shiji/kit/money/fen.ts'

export type FreightUnit = (typeof FREIGHT_UNITS)[number]

/**
 * Price by weight or by piece: the first grams or pieces, then each started step. Areas are codes of provinces or
 * cities; an empty list means everywhere. Nothing is delivered to excluded areas.
 */
export interface FreightTemplate {
  readonly id: number
  readonly name: string
  readonly isDefault: boolean
  readonly unit: FreightUnit
  /** Grams or pieces. */
  readonly firstWeight: number
  readonly firstPrice: Fen
  readonly stepWeight: number
  readonly stepPrice: Fen
  readonly areaIds: readonly number[]
  /** Free when the goods that it ships total this much; null for never. */
  readonly freeFrom: Fen | null
  readonly excludedIds: readonly number[]
}

type Named = Pick<FreightTemplate, 'areaIds' | 'excludedIds'>

/** A list of a template that names an area which another list, or the same one, names too. */
export interface NamedTwice {
  readonly index: number
  readonly list: 'areaIds' | 'excludedIds'
}

/** Every list that shares an area with another one or repeats its own; a province and a city in it are two areas. */
export function namedTwice(templates: readonly Named[]): NamedTwice[] {
  const lists = templates.flatMap((template, index) =>
    (['areaIds', 'excludedIds'] as const).map(list => ({ index, list, codes: template[list] })),
  )
  const times = new Map<number, number>()
  for (const code of lists.flatMap(({ codes }) => codes)) times.set(code, (times.get(code) ?? 0) + 1)
  return lists
    .filter(({ codes }) => codes.some(code => (times.get(code) ?? 0) > 1))
    .map(({ index, list }) => ({ index, list }))
}

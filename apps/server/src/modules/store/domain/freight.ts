import type { Fen } from '@shiji/kit/money/fen.ts'

/**
 * Price by weight: the first grams, then each started step. Areas are codes of provinces or cities; an empty list means
 * everywhere.
 */
export interface FreightTemplate {
  readonly id: number
  readonly name: string
  readonly isDefault: boolean
  readonly firstWeight: number
  readonly firstPrice: Fen
  readonly stepWeight: number
  readonly stepPrice: Fen
  readonly areaIds: readonly number[]
}

/** Positions of the two templates that share a code, the first such code; undefined when no areas overlap. */
export function overlap(
  areas: readonly (readonly number[])[],
): { readonly first: number; readonly second: number } | undefined {
  const owner = new Map<number, number>()
  for (const [index, codes] of areas.entries()) {
    for (const code of new Set(codes)) {
      const first = owner.get(code)
      if (first !== undefined) return { first, second: index }
      owner.set(code, index)
    }
  }
  return undefined
}

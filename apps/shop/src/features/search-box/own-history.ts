import { readVisited } from '../../site/goods/visited.ts'
import type { PickName } from '../../site/names.ts'
import type { Suggestion } from './suggestion-target.ts'

/** Own searches and own goods that are offered while typing. */
const mostWords = 2
const mostGoods = 2

const fits = (name: string, typed: string): boolean => name.toLowerCase().includes(typed)

/** What this device knows that fits the typed text: earlier searches that begin with it, and goods that were looked at. */
export function ownSuggestions(typed: string, history: readonly string[], pick: PickName): readonly Suggestion[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return []
  const words = history
    .filter(word => word.toLowerCase() !== wanted && word.toLowerCase().startsWith(wanted))
    .slice(0, mostWords)
    .map((text): Suggestion => ({ kind: 'recent', text, id: null }))
  const goods = readVisited()
    .map((one): Suggestion => ({ kind: 'goods', text: pick(one.name, one.name_en), id: one.id }))
    .filter(({ text }) => fits(text, wanted))
    .slice(0, mostGoods)
  return [...words, ...goods]
}

/** Own suggestions around those of the shop, without repetitions: searches lead, goods close the list. */
export function mergeSuggestions(
  own: readonly Suggestion[],
  shop: readonly Suggestion[],
  most: number,
): readonly Suggestion[] {
  const words = own.filter(one => one.kind === 'recent')
  const goods = own.filter(one => one.kind === 'goods')
  const known = new Set(words.map(one => one.text))
  const rest = shop.filter(one => one.kind !== 'word' || !known.has(one.text))
  return [...words, ...rest.slice(0, most - own.length), ...goods]
}

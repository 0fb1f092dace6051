/** Plurals that follow no rule, among the words of shops. */
const IRREGULAR: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  children: 'child',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  geese: 'goose',
  knives: 'knife',
  shelves: 'shelf',
  scarves: 'scarf',
  leaves: 'leaf',
}

const SHORTEST = 4
const NOT_PLURAL = /(?:ss|us|is)$/
const HISSING = /(?:[sxz]|ch|sh)es$/

/** The singular of an English word; other words unchanged. Both sides of a search use it, so a wrong guess does no harm. */
export function singular(word: string): string {
  const known = IRREGULAR[word]
  if (known !== undefined) return known
  if (!/^[a-z]+s$/.test(word) || word.length < SHORTEST || NOT_PLURAL.test(word)) return word
  if (word.endsWith('ies') && word.length > SHORTEST) return `${word.slice(0, -3)}y`
  return HISSING.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

/** `group-buy` in the four ways that code writes it. */
export type Name = { kebab: string; camel: string; pascal: string; snake: string; words: string }

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Reads a kebab-case name; refuses any other, since files, modules and keys take their names from it. */
export const nameOf = (kebab: string | undefined, what: string): Name => {
  if (!kebab || !KEBAB.test(kebab))
    throw new Error(`${what} is missing or not kebab-case, like "group-buy": ${JSON.stringify(kebab ?? '')}`)
  const parts = kebab.split('-')
  const pascal = parts.map(part => part.slice(0, 1).toUpperCase() + part.slice(1)).join('')
  return {
    kebab,
    pascal,
    camel: pascal.slice(0, 1).toLowerCase() + pascal.slice(1),
    snake: parts.join('_'),
    words: parts.join(' '),
  }
}

/** `expresses` for `express`, `companies` for `company`, `orders` for `order`. */
export const plural = (word: string): string => {
  if (/(s|x|z|ch|sh)$/.test(word)) return `${word}es`
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
}

/** A number from 0 up to, not including, `below`. */
export const upTo = (below: number): number => Math.floor(Math.random() * below)

/** One of some; throws when there are none. */
export function oneOf<T>(list: readonly T[]): T {
  const found = list[upTo(list.length)]
  if (found === undefined) throw new Error('There is nothing to choose from.')
  return found
}

/** A piece of a text, at least two characters long, that starts at a random place. */
export function pieceOf(text: string): string {
  const letters = [...text]
  const length = Math.min(letters.length, 2 + upTo(3))
  const from = upTo(letters.length - length + 1)
  return letters.slice(from, from + length).join('')
}

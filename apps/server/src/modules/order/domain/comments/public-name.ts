/** A buyer's name as everyone may read it: first and last character, the rest hidden. */
export function publicName(nickname: string): string {
  const letters = [...nickname]
  const [first = '', ...rest] = letters
  return `${first}**${rest.at(-1) ?? ''}`
}

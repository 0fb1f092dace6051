/** A name for each id, and the way back. */
export interface Names {
  nameOf(id: number): string
  /** Undefined for a text that names nothing, or more than one. */
  idOf(text: string): number | undefined
}

/** Names of records; one that several records have is written as `#id`. */
export function namesOf(
  records: readonly { readonly id: number; readonly name: string; readonly other?: string }[],
): Names {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()
  const ids = new Map<string, number | undefined>()
  const put = (text: string, id: number) => {
    const key = plain(text)
    if (key !== '') ids.set(key, ids.has(key) && ids.get(key) !== id ? undefined : id)
  }
  for (const { id, name, other = '' } of records) {
    put(name, id)
    put(other, id)
  }
  const names = new Map(records.map(({ id, name }) => [id, ids.get(plain(name)) === id ? name : `#${id}`]))
  const known = new Set(records.map(({ id }) => id))
  return {
    nameOf: id => names.get(id) ?? `#${id}`,
    idOf: text => {
      const marked = /^#(\d{1,15})$/.exec(text)
      if (marked !== null) return known.has(Number(marked[1])) ? Number(marked[1]) : undefined
      return ids.get(plain(text))
    },
  }
}

/** Words of a column in the language of the sheet; both languages and the word itself are read. */
export interface Words<W extends string> {
  textOf(word: W): string
  wordOf(text: string): W | undefined
}

/** Makes the words of a column of their texts: those of the sheet's language first. */
export function wordsOf<W extends string>(words: readonly W[], texts: readonly ((word: W) => string)[]): Words<W> {
  return {
    textOf: word => texts[0]?.(word) ?? word,
    wordOf: text =>
      words.find(word => word === text || texts.some(of => of(word).toLowerCase() === text.toLowerCase())),
  }
}

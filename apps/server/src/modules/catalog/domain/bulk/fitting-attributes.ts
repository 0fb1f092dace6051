/** A row of the specification table, or an attribute of a class: its names in both languages. */
export interface Named {
  readonly name: string
  readonly name_en: string
}

const isOne = (row: Named, attributes: readonly Named[]): boolean =>
  attributes.some(
    each => each.name === row.name || (row.name_en !== '' && each.name_en.toLowerCase() === row.name_en.toLowerCase()),
  )

/**
 * Divides the attributes of goods that move to another class: those of the old class that the new one does not have are
 * dropped, attributes that the store wrote itself stay.
 */
export function fittingAttributes<T extends Named>(
  rows: readonly T[],
  { before, after }: { readonly before: readonly Named[]; readonly after: readonly Named[] },
): { readonly kept: T[]; readonly dropped: T[] } {
  const falls = (row: T) => isOne(row, before) && !isOne(row, after)
  return { kept: rows.filter(row => !falls(row)), dropped: rows.filter(falls) }
}

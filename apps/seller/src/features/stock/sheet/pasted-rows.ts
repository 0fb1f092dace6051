/** A line of a pasted sheet: a code and a number. */
export interface PastedRow {
  /** From 1, as people count lines. */
  readonly line: number
  readonly code: string
  /** Undefined for a line without a whole number. */
  readonly quantity: number | undefined
}

const WHOLE = /^[+-]?\d{1,7}$/

/** The two cells of a line: separated by a tab, as spreadsheets copy them, else by a comma, else by the last space. */
function cellsOf(text: string): readonly [code: string, quantity: string] {
  const cells = text.includes('\t') ? text.split('\t') : text.split(/[,，]/)
  if (cells.length > 1) return [cells[0]?.trim() ?? '', cells[1]?.trim() ?? '']
  const [, code = text.trim(), quantity = ''] = /^(.*\S)\s+(\S+)$/.exec(text.trim()) ?? []
  return [code, quantity]
}

/** Lines of a pasted text. Empty ones are skipped, and a first line whose second cell is no number is a heading. */
export function pastedRows(text: string): readonly PastedRow[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, at) => {
    if (line.trim() === '') return []
    const [code, typed] = cellsOf(line)
    const number = typed.replace(/^[＋]/, '+').replace(/^[－−]/, '-')
    const quantity = WHOLE.test(number) ? Number(number) : undefined
    if (at === 0 && quantity === undefined && typed !== '' && !/\d/.test(typed)) return []
    return [{ line: at + 1, code, quantity }]
  })
}

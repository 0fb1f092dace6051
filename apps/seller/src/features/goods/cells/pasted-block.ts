/** Place of a cell: row and column, from 0. */
export type Place = readonly [row: number, column: number]

/** Whether a text is more than one cell of a spreadsheet. */
export const isBlock = (pasted: string): boolean => /[\t\n\r]/.test(pasted.trim())

/** A text as spreadsheets copy it: a tab between cells, a line per row. */
export const pastedLines = (pasted: string): readonly (readonly string[])[] =>
  pasted
    .replace(/(\r\n|\r|\n)+$/, '')
    .split(/\r\n|\r|\n/)
    .map(line => line.split('\t').map(text => text.trim()))

/** Texts for cells to the right and down of a place; how many lie beyond the last row or column is counted in `beyond`. */
export function placedTexts(
  lines: ReturnType<typeof pastedLines>,
  [top, left]: Place,
  size: { readonly rows: number; readonly columns: number },
): { readonly texts: readonly (readonly [row: number, column: number, text: string])[]; readonly beyond: number } {
  const all = lines.flatMap((cells, down) => cells.map((text, along) => [top + down, left + along, text] as const))
  const texts = all.filter(([row, column]) => row < size.rows && column < size.columns)
  return { texts, beyond: all.length - texts.length }
}

/** A figure as people and spreadsheets write it, without signs of money, blanks and commas: `￥1,234.50` is `1234.50`. */
export const plainFigure = (text: string): string => text.normalize('NFKC').replace(/[\s,¥元]/g, '')

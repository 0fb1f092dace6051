/** A line of a csv file. `line` is where it begins in the file, from 1; cells may hold line breaks. */
export interface CsvLine {
  readonly line: number
  readonly cells: readonly string[]
}

/** Reads csv text that arrives in pieces of any length. */
export interface CsvReader {
  /** The lines that are complete with this piece. */
  push(text: string): CsvLine[]
  /** The last line, unless the text ended with a line break. */
  end(): CsvLine[]
}

/**
 * A reader of csv (RFC 4180) that also takes lone line feeds and carriage returns. It keeps one line at a time, so a
 * file of any length is read in little memory.
 */
export function csvReader(separator = ','): CsvReader {
  let cells: string[] = []
  let cell = ''
  /** `quote`: a quote inside a quoted cell, which ends it or stands for itself when it is doubled. */
  let state: 'start' | 'plain' | 'quoted' | 'quote' = 'start'
  let afterReturn = false
  let line = 1
  let begun = 1
  const take = (): CsvLine => {
    const taken = { line: begun, cells: [...cells, cell] }
    cells = []
    cell = ''
    state = 'start'
    line += 1
    begun = line
    return taken
  }
  const push = (text: string): CsvLine[] => {
    const lines: CsvLine[] = []
    for (const sign of text) {
      const isRest = afterReturn && sign === '\n'
      afterReturn = false
      if (isRest) continue
      if (state === 'quoted') {
        if (sign === '"') state = 'quote'
        else cell += sign
        if (sign === '\n') line += 1
        continue
      }
      if (state === 'quote' && sign === '"') {
        cell += sign
        state = 'quoted'
      } else if (state === 'start' && sign === '"') state = 'quoted'
      else if (sign === separator) {
        cells.push(cell)
        cell = ''
        state = 'start'
      } else if (sign === '\n' || sign === '\r') {
        afterReturn = sign === '\r'
        lines.push(take())
      } else {
        cell += sign
        state = 'plain'
      }
    }
    return lines
  }
  return { push, end: () => (cells.length === 0 && cell === '' && state === 'start' ? [] : [take()]) }
}

/** The separator of a csv file by its first line: comma, semicolon or tab, whichever is there most often. */
export function csvSeparator(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/))
  const count = (sign: string): number => head.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** A line of csv with its line break; cells are quoted where that is needed. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map(cell => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`

/**
 * Text that no spreadsheet takes for a formula: an apostrophe is put before what begins like one, and before another
 * apostrophe, so that `openCell` finds what was there.
 */
export const shutCell = (text: string): string => (/^[=+\-@\t\r']/.test(text) ? `'${text}` : text)

/** The text that `shutCell` was given; anything else stays as it is. */
export const openCell = (text: string): string => (/^'[=+\-@\t\r']/.test(text) ? text.slice(1) : text)

import { type ReadSheet, readLines, type SheetLimits, type SheetLine } from './sheet-limits.ts'

// Chinese csv files are as often GB 18030 as UTF-8; invalid UTF-8 tells them apart.
const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

const separatorOf = (text: string): string => {
  const head = text.slice(0, text.search(/[\r\n]|$/))
  const count = (sign: string): number => head.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

function* csvLines(text: string): Generator<SheetLine> {
  const separator = separatorOf(text)
  let cells: string[] = []
  let cell = ''
  let quoted = false
  let line = 1
  let begun = 1
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at]
    if (quoted && sign !== undefined) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else quoted = false
      if (sign === '\n') line += 1
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === separator) {
      cells.push(cell)
      cell = ''
    } else if (sign === '\n' || sign === '\r' || sign === undefined) {
      if (sign === '\r' && text[at + 1] === '\n') continue
      yield { line: begun, cells: [...cells, cell] }
      cells = []
      cell = ''
      line += 1
      begun = line
    } else cell += sign
  }
}

/** Reads a csv file: UTF-8 or GB 18030, comma, semicolon or tab. Throws `SheetRefused` beyond the limits. */
export const readCsv = (bytes: Uint8Array, limits: SheetLimits): ReadSheet => readLines(csvLines(decode(bytes)), limits)

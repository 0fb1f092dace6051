import { dateStyles, sheetDate } from './date-styles.ts'
import { openArchive } from './read-zip.ts'
import { type ReadSheet, readLines, type SheetLimits, type SheetLine, SheetRefused } from './sheet-limits.ts'
import { attribute, xmlTokens } from './xml-tokens.ts'

/** The texts that cells refer to by index. */
function sharedStrings(xml: string): readonly string[] {
  const strings: string[] = []
  let current = ''
  let inText = false
  let phonetic = false
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (inText && !phonetic) current += token.text
    } else if (token.name === 't') inText = token.kind === 'open'
    else if (token.name === 'rPh') phonetic = token.kind === 'open'
    else if (token.name === 'si') {
      if (token.kind === 'open') current = ''
      else strings.push(current)
    }
  }
  return strings
}

/** Column of an address such as 'AB12', from 0; -1 if it is invalid. */
const columnOf = (address: string): number => {
  let column = 0
  for (const sign of address) {
    if (sign < 'A' || sign > 'Z') break
    column = column * 26 + sign.charCodeAt(0) - 64
  }
  return column - 1
}

interface Book {
  readonly strings: readonly string[]
  readonly dates: ReadonlySet<number>
  readonly from1904: boolean
}

const textOf = (type: string | undefined, style: number, raw: string, book: Book): string => {
  if (type === 's') return book.strings[Number(raw)] ?? ''
  if (type === undefined || type === 'n') {
    const number = Number(raw)
    if (raw === '' || !Number.isFinite(number)) return raw
    return book.dates.has(style) && number >= 0 && number < 2_958_466
      ? sheetDate(number, book.from1904)
      : String(number)
  }
  return raw
}

/** The rows of a sheet. Of a formula only its last result is read; nothing is calculated. */
function* sheetLines(xml: string, book: Book, limits: SheetLimits): Generator<SheetLine> {
  let cells: string[] = []
  let line = 0
  let type: string | undefined
  let style = 0
  let column = -1
  let raw = ''
  let inValue = false
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (inValue) raw += token.text
    } else if (token.kind === 'open') {
      if (token.name === 'row') {
        cells = []
        line = Number(attribute(token.attributes, 'r') ?? line + 1)
        column = -1
      } else if (token.name === 'c') {
        const address = attribute(token.attributes, 'r')
        column = address === undefined ? column + 1 : columnOf(address)
        type = attribute(token.attributes, 't')
        style = Number(attribute(token.attributes, 's') ?? 0)
        raw = ''
      } else if (token.name === 'v' || token.name === 't') inValue = true
    } else if (token.name === 'v' || token.name === 't') inValue = false
    else if (token.name === 'c' && column >= 0 && column < limits.columns) {
      while (cells.length < column) cells.push('')
      cells[column] = textOf(type, style, raw, book)
    } else if (token.name === 'row') yield { line, cells }
  }
}

const firstSheet = (workbook: string, relations: string): string | undefined => {
  const tokens = [...xmlTokens(workbook)]
  const sheet = tokens.find(token => token.kind === 'open' && token.name === 'sheet')
  const id = sheet?.kind === 'open' ? attribute(sheet.attributes, 'r:id') : undefined
  for (const token of xmlTokens(relations)) {
    if (token.kind !== 'open' || token.name !== 'Relationship' || attribute(token.attributes, 'Id') !== id) continue
    const target = attribute(token.attributes, 'Target')
    return target?.startsWith('/') ? target.slice(1) : `xl/${target ?? ''}`
  }
  return undefined
}

/** Reads the first sheet of an xlsx file; throws `SheetRefused` if it is not one or exceeds the limits. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>, limits: SheetLimits): Promise<ReadSheet> {
  const archive = openArchive(bytes, limits)
  const workbook = await archive.text('xl/workbook.xml')
  const relations = await archive.text('xl/_rels/workbook.xml.rels')
  const path = workbook && relations ? firstSheet(workbook, relations) : undefined
  const sheet = path && (await archive.text(path))
  if (!workbook || !sheet) throw new SheetRefused('no_sheet')
  const book: Book = {
    strings: sharedStrings((await archive.text('xl/sharedStrings.xml')) ?? ''),
    dates: dateStyles((await archive.text('xl/styles.xml')) ?? ''),
    from1904: /<workbookPr[^>]*date1904="(1|true)"/.test(workbook),
  }
  return readLines(sheetLines(sheet, book, limits), limits)
}

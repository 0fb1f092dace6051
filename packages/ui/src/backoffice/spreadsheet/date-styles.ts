import { attribute, xmlTokens } from './xml-tokens.ts'

const builtIn = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

const isDateFormat = (code: string): boolean => /[ymdhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))

/** The cell styles of a file that show their number as a date: indexes in `cellXfs` of styles.xml. */
export function dateStyles(styles: string): ReadonlySet<number> {
  const custom = new Set<number>()
  const found = new Set<number>()
  let within = ''
  let place = 0
  for (const token of xmlTokens(styles)) {
    if (token.kind === 'close' && token.name === 'cellXfs') within = ''
    if (token.kind !== 'open') continue
    if (token.name === 'cellXfs') within = 'cellXfs'
    if (token.name === 'numFmt' && isDateFormat(attribute(token.attributes, 'formatCode') ?? '')) {
      custom.add(Number(attribute(token.attributes, 'numFmtId')))
    }
    if (token.name === 'xf' && within === 'cellXfs') {
      const id = Number(attribute(token.attributes, 'numFmtId') ?? 0)
      if (builtIn(id) || custom.has(id)) found.add(place)
      place += 1
    }
  }
  return found
}

/** A day number of a sheet as 'YYYY-MM-DD' or 'YYYY-MM-DD HH:mm:ss'; days count from 1899-12-30, or from 1904. */
export function sheetDate(serial: number, from1904: boolean): string {
  const days = from1904 ? serial + 1462 : serial
  const text = new Date(Math.round((days - 25_569) * 86_400) * 1000).toISOString()
  return Number.isInteger(serial) ? text.slice(0, 10) : `${text.slice(0, 10)} ${text.slice(11, 19)}`
}

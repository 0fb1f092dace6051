import { describe, expect, it } from 'vitest'
import { type Bars, code128, QUIET_MODULES } from './code128.ts'

/** Widths of bars and gaps of the symbols 0 to 105 and of the stop, as ISO/IEC 15417 lists them. */
const SYMBOLS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'.split(
    ' ',
  )
const STOP = 106

/** Reads the symbols as a scanner does: from the widths of bars and gaps alone. */
function symbolsOf({ bars, width }: Bars): number[] {
  const edges = bars.flatMap(bar => [bar.at, bar.at + bar.width])
  expect([edges[0], width - (edges.at(-1) ?? 0)]).toEqual([QUIET_MODULES, QUIET_MODULES])
  const runs = edges.slice(1).map((edge, at) => edge - (edges[at] ?? 0))
  const symbols: number[] = []
  for (let at = 0; at < runs.length - 7; at += 6) symbols.push(SYMBOLS.indexOf(runs.slice(at, at + 6).join('')))
  return [...symbols, SYMBOLS.indexOf(runs.slice(-7).join(''))]
}

/** The text of a code, with its check digit verified. */
function scan(drawn: Bars | undefined): string {
  if (drawn === undefined) throw new Error('no code')
  const symbols = symbolsOf(drawn)
  expect(symbols).not.toContain(-1)
  expect(symbols.at(-1)).toBe(STOP)
  const [start = 0, ...rest] = symbols.slice(0, -2)
  const sum = rest.reduce((total, symbol, at) => total + symbol * (at + 1), start)
  expect(symbols.at(-2)).toBe(sum % 103)
  let set = 'ABC'[start - 103] ?? ''
  let text = ''
  for (const symbol of rest) {
    if (symbol === 99 && set !== 'C') set = 'C'
    else if (symbol === 100 && set !== 'B') set = 'B'
    else if (symbol === 101 && set !== 'A') set = 'A'
    else if (set === 'C') text += String(symbol).padStart(2, '0')
    else text += String.fromCharCode(symbol + 32)
  }
  return text
}

describe('a Code 128', () => {
  it.each(['D202605010000000071', 'SF1000000000001', 'YT2233445566778', 'JDVA12345678901', '754321234567', 'A-1/b c'])(
    'of %s is read as the same text',
    text => {
      expect(scan(code128(text))).toBe(text)
    },
  )

  it('of an order number is short enough for a label', () => {
    expect(code128('D202605010000000071')?.width).toBeLessThanOrEqual(90 / 0.375)
  })

  it.each(['', '灯-1', 'A\n1'])('does not exist for %j', text => {
    expect(code128(text)).toBeUndefined()
  })
})

import type { Both } from './types.ts'

/** Chinese and English in one literal, as the assortment writes them: `'马克杯|Mug'`. */
export type Pair = `${string}|${string}`

/** Keeps a measure with its number at the end of a line. */
const NO_BREAK = '\u00a0'
const UNITS =
  'mm|cm|m|km|mL|ml|L|mg|g|kg|mW|W|kW|kWh|Wh|mAh|Ah|V|A|Hz|kHz|MHz|GHz|GB|TB|MB|Mbps|MP|K|dB|lm|lx|N|Nm|bar|kPa|Pa|rpm|fps|min|h|s|in|inch|inches|ft|oz|°C|%'
const BEFORE_UNIT = new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![A-Za-z]))`, 'g')
const BEFORE_HAN = /(?<=\d) (?=\p{Script=Han})/gu
const TIMES = / × (?=\d)/g

/** Splits a pair at its bar; numbers keep to their units. */
export function both(pair: Pair): Both {
  const bar = pair.indexOf('|')
  return { zh: measured(pair.slice(0, bar)), en: measured(pair.slice(bar + 1)) }
}

const measured = (text: string): string =>
  /\d/.test(text)
    ? text.replace(BEFORE_UNIT, NO_BREAK).replace(BEFORE_HAN, NO_BREAK).replace(TIMES, `${NO_BREAK}×${NO_BREAK}`)
    : text

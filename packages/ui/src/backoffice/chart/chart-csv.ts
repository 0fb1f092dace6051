import { harmless } from '../spreadsheet/sheet-data.ts'
import type { ChartData } from './chart-data.ts'

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const cell = (value: string | number | null): string =>
  value === null ? '' : typeof value === 'number' ? String(value) : quoted(harmless(value))

/** The figures of a chart as csv: labels first, a column per series; opens in spreadsheets, without formulas. */
export function chartCsv(data: ChartData, labelTitle: string, labels: readonly string[] = data.labels): string {
  const head = [labelTitle, ...data.series.map(series => series.name)]
  const rows = labels.map((label, at) => [label, ...data.series.map(series => series.values[at] ?? null)])
  // Spreadsheets guess another encoding without this byte order mark.
  return `\uFEFF${[head, ...rows].map(row => row.map(cell).join(',')).join('\r\n')}\r\n`
}

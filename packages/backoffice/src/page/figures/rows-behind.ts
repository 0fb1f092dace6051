const DAY = 86_400_000

/** The calendar day `back` days before another, both as 'YYYY-MM-DD'. */
export const dayBefore = (day: string, back: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - back * DAY).toISOString().slice(0, 10)

/** Filter for a range of shop days, both ends included; 'YYYY-MM-DD'. */
export const inDays = (from: string, to = from): string => `${from} 00:00:00,${to} 23:59:59|between`

/** Filter for a shop day up to a time, that second included; 'YYYY-MM-DD', 'HH:mm:ss'. */
export const inDayUntil = (day: string, time: string): string => `${day} 00:00:00,${day} ${time}|between`

/** Filter for the orders that dashboards count: paid, and not cancelled since. */
export const SOLD = { is_sold: '1' } as const

/** Address of a page with its query. */
export const rowsBehind = (page: string, search: Readonly<Record<string, string>>): string =>
  `${page}?${new URLSearchParams(search)}`

import { formatDateTime } from '@shiji/i18n/format.ts'

/** Whether a part of a dashboard is in the answer, or still loading: parts that a person may not see are absent. */
export const hasPart = <T extends object>(data: T | undefined, part: keyof T): boolean =>
  data === undefined || data[part] !== undefined

/** The shop day of an answer, 'YYYY-MM-DD'; undefined while loading. */
export const dayOf = (data: { readonly as_of: string } | undefined): string | undefined =>
  data === undefined ? undefined : formatDateTime(data.as_of, 'en').slice(0, 10)

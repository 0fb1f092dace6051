import { formatDateTime } from '@shiji/i18n/format.ts'

/** Whether a part of a dashboard is told to this person, or may be while the answer is on its way: what he may not see is absent. */
export const isTold = <T extends object>(data: T | undefined, part: keyof T): boolean =>
  data === undefined || data[part] !== undefined

/** The shop day of an answer, 'YYYY-MM-DD'; undefined while it is on its way. */
export const dayOf = (data: { readonly as_of: string } | undefined): string | undefined =>
  data === undefined ? undefined : formatDateTime(data.as_of, 'en').slice(0, 10)

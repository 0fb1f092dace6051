import { formatDateTime } from '@shiji/kit/time/shop-time.ts'

/** A time of the wire as the fields of spec §9 take it; empty for none. */
export const formTime = (value: string | null): string => (value === null ? '' : formatDateTime(new Date(value)))

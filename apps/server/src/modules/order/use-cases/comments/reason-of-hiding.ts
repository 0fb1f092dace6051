import { InvalidInput } from '../../../../infra/app-error.ts'

/** Whether something is to be hidden, and why. */
export interface Hiding {
  readonly is_hidden: boolean
  readonly reason?: string
}

/** The reason of a hiding, which it needs; undefined to show again. */
export function reasonOf({ is_hidden: isHidden, reason = '' }: Hiding): string | undefined {
  if (!isHidden) return undefined
  if (reason.trim() === '') throw new InvalidInput([{ field: 'reason', key: 'error.cannot_be_empty' }])
  return reason.trim()
}

import { ACCOUNT_KINDS } from '@shiji/contract/finance/finance.ts'

const KINDS: ReadonlySet<string> = new Set(Object.values(ACCOUNT_KINDS).flat())

/** The account kind that `is_type` means: 0 balance, 1 frozen, 2 points as in the original, or the word itself; undefined for anything else. */
export function accountKind(type: string): string | undefined {
  const kind = /^[012]$/.test(type) ? ACCOUNT_KINDS.user[Number(type)] : type
  return kind !== undefined && KINDS.has(kind) ? kind : undefined
}

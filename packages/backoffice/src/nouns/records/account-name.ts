import type { SayText } from '@shiji/i18n/react.ts'

const OWNERS = ['user', 'store', 'platform'] as const
const KINDS = [
  'balance',
  'frozen',
  'points',
  'debt',
  'escrow',
  'revenue',
  'promotion',
  'gateway_wechat',
  'gateway_alipay',
  'bank',
  'adjustment',
  'points_issued',
] as const

/** Name of a ledger account: owner and kind (needs the `operations` namespace). Unknown ones show their code. */
export function accountName(say: SayText, owner: string, kind: string): string {
  const knownOwner = OWNERS.find(item => item === owner)
  const knownKind = KINDS.find(item => item === kind)
  const ownerName = knownOwner === undefined ? owner : say(`operations.owner.${knownOwner}`)
  return `${ownerName} · ${knownKind === undefined ? kind : say(`operations.kind.${knownKind}`)}`
}

/** Whether an account counts points rather than fen. */
export const isPoints = (kind: string): boolean => kind === 'points' || kind === 'points_issued'

import { createHmac } from 'node:crypto'
import type { Ctx } from '../../../infra/context.ts'
import type { PurposeKey } from '../../../infra/keys/key-ring.ts'

export interface CodeFacts {
  readonly id: number
  readonly phone: string
  readonly purpose: string
  readonly code: string
}

/** A code as the table stores it: bound to row, phone and purpose, useless without the server's key. */
export const hashCode = (ctx: Ctx, facts: CodeFacts): string => seal(ctx.keys.newest('sms-code'), facts)

/** Whether a stored hash matches this code; codes that were hashed with an older key stay valid. */
export const isCodeOf = (ctx: Ctx, hash: string, facts: CodeFacts): boolean =>
  ctx.keys.every('sms-code').some(key => seal(key, facts) === hash)

const seal = ({ key }: PurposeKey, { id, phone, purpose, code }: CodeFacts): string =>
  createHmac('sha256', key).update(`${id}|${phone}|${purpose}|${code}`).digest('hex')

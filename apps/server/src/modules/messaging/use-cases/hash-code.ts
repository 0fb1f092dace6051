import { createHmac } from 'node:crypto'
import type { Ctx } from '../../../infra/context.ts'
import { sharedSecret } from '../../platform/index.ts'

export interface CodeFacts {
  readonly id: number
  readonly phone: string
  readonly purpose: string
  readonly code: string
}

/** A code as the table holds it: bound to row, phone and purpose, useless without the server's key. */
export async function hashCode(ctx: Ctx, { id, phone, purpose, code }: CodeFacts): Promise<string> {
  const key = await sharedSecret(ctx, 'sms_code_key')
  return createHmac('sha256', key).update(`${id}|${phone}|${purpose}|${code}`).digest('hex')
}

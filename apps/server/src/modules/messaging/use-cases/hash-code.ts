import { createHmac } from 'node:crypto'
import type { Ctx } from '../../../infra/context.ts'
import { sharedSecret } from '../../platform/index.ts'

/** A code as the table holds it: bound to phone and purpose, useless without the server's key. */
export async function hashCode(ctx: Ctx, phone: string, purpose: string, code: string): Promise<string> {
  const key = await sharedSecret(ctx, 'sms_code_key')
  return createHmac('sha256', key).update(`${phone}|${purpose}|${code}`).digest('hex')
}

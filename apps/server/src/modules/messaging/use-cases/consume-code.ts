import { AppError } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'
import type { SmsPurpose } from '../../identity/index.ts'
import { spend, tryNewest } from '../data/sms.repo.ts'
import { isCodeOf } from './hash-code.ts'

/**
 * Uses up the newest code of a phone and purpose. Refuses with `sms.code_wrong` when it is wrong, used, expired, tried
 * five times or for another purpose; a failed try counts although the caller's transaction rolls back.
 */
export async function consumeCode(ctx: Ctx, phone: string, purpose: SmsPurpose, code: string): Promise<void> {
  const newest = await tryNewest(ctx, phone, purpose)
  if (newest === undefined) throw new AppError('sms.code_wrong')
  const isRight = isCodeOf(ctx, newest.codeHash, { id: newest.id, phone, purpose, code })
  if (!isRight || !(await spend(ctx, newest.id))) throw new AppError('sms.code_wrong')
}

import { randomInt } from 'node:crypto'
import type { SmsData, SmsInput } from '@shiji/contract/identity/identity.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { DAY } from '@shiji/kit/time/duration.ts'
import { AppError, InvalidInput } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { countUp, limit } from '../../../infra/limits/rate.ts'
import { insertCode, insertLog, lastSentAt } from '../data/sms.repo.ts'
import { hashCode, isPhone, maskPhone } from '../domain/sms-code.ts'

/**
 * Sends a six-digit code (product §1): 60 s between two to one phone, 10 a day per phone, 30 a day per address. Known and unknown
 * phones get the same answer. Development has the console provider, which shows the code in the log, the SMS log and the answer;
 * without a provider nothing is sent and the caller is told.
 */
export async function sendCode(ctx: Ctx, { phone, name }: SmsInput): Promise<SmsData> {
  if (phone === '') throw new AppError('sms.phone_empty')
  if (!isPhone(phone)) throw new InvalidInput([{ field: 'phone', key: 'error.phone' }])
  if (ctx.config.mode === 'production') throw new AppError('sms.unavailable')
  await refuseTooOften(ctx, phone)
  const code = String(randomInt(0, 10 ** LIMITS.sms.digits)).padStart(LIMITS.sms.digits, '0')
  await transact(ctx, async tx => {
    const now = tx.clock.now()
    const id = await tx.ids.next()
    const expiresAt = new Date(now.getTime() + LIMITS.sms.validMs)
    await insertCode(tx, {
      id,
      phone,
      purpose: name,
      codeHash: hashCode(id, phone, name, code),
      expiresAt,
      createdAt: now,
    })
    await insertLog(tx, {
      id: await tx.ids.next(),
      phone,
      name,
      content: code,
      status: 'sent',
      ip: tx.ip,
      createdAt: now,
    })
  })
  ctx.log.info({ phone: maskPhone(phone), purpose: name, sms: code }, 'sms by the console provider')
  return { wait_seconds: LIMITS.sms.gapMs / 1_000, demo_code: code }
}

async function refuseTooOften(ctx: Ctx, phone: string): Promise<void> {
  const last = await lastSentAt(ctx, phone)
  if (last !== undefined && ctx.clock.now().getTime() - last.getTime() < LIMITS.sms.gapMs)
    throw new AppError('sms.too_often')
  // Parallel sends all see the same last one: the counter lets the first of a second through.
  if ((await countUp(ctx, { key: `sms:gap:${phone}`, windowMs: 1_000 })) > 1) throw new AppError('sms.too_often')
  await limit(ctx, { key: `sms:phone:${phone}`, max: LIMITS.sms.perPhoneDay, windowMs: DAY })
  await limit(ctx, { key: `sms:ip:${ctx.ip}`, max: LIMITS.sms.perAddressDay, windowMs: DAY })
}

import { randomInt } from 'node:crypto'
import type { SmsData, SmsInput } from '@shiji/contract/identity/identity.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { translate } from '@shiji/i18n/server.ts'
import { clip } from '@shiji/kit/text/clip.ts'
import { DAY } from '@shiji/kit/time/duration.ts'
import type { Static } from 'typebox'
import { AppError, InvalidInput } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { countUp, tooMany } from '../../../infra/limits/rate.ts'
import { hasAccount, phoneOf } from '../../identity/index.ts'
import { insertCode, insertLog, lastSentAt } from '../data/sms.repo.ts'
import { codeExpiry, isPhone, maskCode, waitSeconds } from '../domain/sms-code.ts'
import type { SmsSender } from '../domain/sms-sender.ts'
import { hashCode } from './hash-code.ts'
import { smsSenderOf } from './sms-sender-of.ts'

type Purpose = Static<typeof SmsInput>['name']
const FOR_ACCOUNT: ReadonlySet<Purpose> = new Set(['edit_user', 'pay_password'])

/**
 * Sends a code to a phone (product §1): 6 digits, 60 s between sends, 10 a day per phone, 30 a day per address. The
 * answer never reveals whether the phone has an account; the message does, to its owner. Codes for an account need its
 * session; a payment password's goes to the account's own phone. Refuses with `sms.phone_empty`, `sms.too_often`,
 * `sms.unavailable`.
 */
export async function sendCode(ctx: Ctx, input: Static<typeof SmsInput>): Promise<SmsData> {
  const phone = await addressee(ctx, input)
  const sender = smsSenderOf(ctx)
  if (sender === undefined) throw new AppError('sms.unavailable')
  const code = String(randomInt(10 ** LIMITS.sms.digits)).padStart(LIMITS.sms.digits, '0')
  await keepCode(ctx, phone, input.name, code)
  const text = await textFor(ctx, phone, input.name, code)
  if (text !== undefined) await deliver(ctx, sender, { phone, purpose: input.name, text, code })
  return { wait_seconds: LIMITS.sms.gapMs / 1_000, ...(sender.showsCode ? { demo_code: code } : {}) }
}

async function addressee(ctx: Ctx, { phone, name }: Static<typeof SmsInput>): Promise<string> {
  if (FOR_ACCOUNT.has(name)) {
    if (ctx.actor.kind !== 'buyer') throw new AppError('session.missing')
    if (name === 'pay_password') return (await phoneOf(ctx, ctx.actor.id)) ?? refuseEmpty()
  }
  if (phone === '') return refuseEmpty()
  if (!isPhone(phone)) throw new InvalidInput([{ field: 'phone', key: 'error.phone' }])
  return phone
}

function refuseEmpty(): never {
  throw new AppError('sms.phone_empty')
}

/** The day's counter of the phone is locked first, so that parallel requests for one phone wait for each other. */
async function keepCode(ctx: Ctx, phone: string, purpose: Purpose, code: string): Promise<void> {
  await transact(ctx, async tx => {
    const inside = { ...tx, root: tx.db }
    const ofPhone = await countUp(inside, { key: `sms:${phone}`, windowMs: DAY })
    const ofAddress = await countUp(inside, { key: `sms-address:${tx.ip}`, windowMs: DAY })
    const now = tx.clock.now()
    const wait = waitSeconds(await lastSentAt(tx, phone), now)
    if (wait > 0) throw new AppError('sms.too_often', {}, { wait_seconds: wait })
    if (ofPhone > LIMITS.sms.perPhoneDay || ofAddress > LIMITS.sms.perAddressDay) throw tooMany(tx, DAY)
    const id = await tx.ids.next()
    const codeHash = hashCode(tx, { id, phone, purpose, code })
    await insertCode(tx, { id, phone, purpose, codeHash, expiresAt: codeExpiry(now), createdAt: now })
  })
}

/** The text for the phone: none when it asks to reset a password and has no account. */
async function textFor(ctx: Ctx, phone: string, purpose: Purpose, code: string): Promise<string | undefined> {
  const isKnown = await hasAccount(ctx, phone)
  if (purpose === 'register' && isKnown) return translate(ctx.locale, 'login.sms_known')
  if (purpose === 'forget_password' && !isKnown) return undefined
  return translate(ctx.locale, 'login.sms_code', { code })
}

interface Message {
  readonly phone: string
  readonly purpose: Purpose
  readonly text: string
  readonly code: string
}

/** Sends after the transaction and logs the result. */
async function deliver(ctx: Ctx, sender: SmsSender, { phone, purpose, text, code }: Message): Promise<void> {
  const failure = await sender.send(phone, text).then(
    () => undefined,
    error => String(error),
  )
  await insertLog(ctx, {
    id: await ctx.ids.next(),
    phone,
    name: purpose,
    content: sender.showsCode ? text : maskCode(text, code),
    status: failure === undefined ? 'sent' : 'failed',
    errorMsg: clip(failure ?? '', 300),
    ip: ctx.ip,
    createdAt: ctx.clock.now(),
  })
  if (failure !== undefined) throw new AppError('sms.unavailable')
}

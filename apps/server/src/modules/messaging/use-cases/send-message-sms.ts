import { INBOX_KINDS } from '@shiji/contract/messaging/inbox.ts'
import { Word } from '@shiji/contract/schema.ts'
import { clip } from '@shiji/kit/text/clip.ts'
import Type from 'typebox'
import { Value } from 'typebox/value'
import type { Ctx } from '../../../infra/context.ts'
import type { JobPayload } from '../../../infra/jobs/jobs.ts'
import { phoneOf } from '../../identity/index.ts'
import { insertLog, wasSent } from '../data/sms.repo.ts'
import { smsWords } from '../templates/words-of.ts'
import { smsSenderOf } from './sms-sender-of.ts'

const Payload = Type.Object({
  cause: Type.String(),
  user_id: Type.Integer(),
  kind: Word(INBOX_KINDS),
  params: Type.Record(Type.String(), Type.String()),
})

/** Sends a message to the phone of an account and logs it; once, and not at all without phone or provider. Throws when the provider refuses. */
export async function sendMessageSms(ctx: Ctx, payload: JobPayload): Promise<void> {
  const { cause, user_id, kind, params } = Value.Parse(Payload, payload)
  const sender = smsSenderOf(ctx)
  const phone = await phoneOf(ctx, user_id)
  if (sender === undefined || phone === null || (await wasSent(ctx, cause))) return
  const content = smsWords(ctx.locale, { kind, params })
  const row = { phone, name: kind, content, cause, ip: '', createdAt: ctx.clock.now() }
  try {
    await sender.send(phone, content)
  } catch (error) {
    await insertLog(ctx, { ...row, id: await ctx.ids.next(), status: 'failed', errorMsg: clip(String(error), 300) })
    throw error
  }
  await insertLog(ctx, { ...row, id: await ctx.ids.next(), status: 'sent' })
}

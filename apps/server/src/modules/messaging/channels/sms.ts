import { enqueue } from '../../../infra/jobs/jobs.ts'
import { causeOf } from '../domain/message.ts'
import type { Channel } from './channel.ts'

/** The job that sends a message by SMS. */
export const SMS_JOB = 'messaging.sms'

/** SMS to the phone of a buyer's account, sent after the transaction; stores and the platform have no phone here. */
export const smsChannel: Channel = {
  name: 'sms',
  async accept(tx, message) {
    if (!tx.inTransaction) throw new Error(`message ${message.kind} outside a transaction`)
    if (message.to.of !== 'buyer') return
    const payload = { cause: causeOf(message), user_id: message.to.id, kind: message.kind, params: message.params }
    await enqueue(tx, { kind: SMS_JOB, dedupe: payload.cause, payload, runAt: tx.clock.now() })
  },
}

import type { Ctx } from '../../../infra/context.ts'
import type { Channel } from '../channels/channel.ts'
import { inboxChannel } from '../channels/inbox.ts'
import { smsChannel } from '../channels/sms.ts'
import { KINDS } from '../domain/kinds.ts'
import type { Message } from '../domain/message.ts'

/** The implemented channels, by name; mail has none yet. */
const CHANNELS: readonly Channel[] = [inboxChannel, smsChannel]

/**
 * Notifies a person by every channel that carries the kind; to be called by a reaction, in its transaction. At most
 * once per event, person and kind. Throws for a kind that does not belong to that person.
 */
export async function notify(tx: Ctx, message: Message): Promise<void> {
  const { to, channels } = KINDS[message.kind]
  if (to !== message.to.of) throw new Error(`message ${message.kind} is not for a ${message.to.of}`)
  for (const channel of CHANNELS) if (channels.includes(channel.name)) await channel.accept(tx, message)
}

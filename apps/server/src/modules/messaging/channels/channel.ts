import type { Ctx } from '../../../infra/context.ts'
import type { ChannelName, Message } from '../domain/message.ts'

/**
 * One way to reach people. `accept` takes a message over in the caller's transaction: it saves it, or enqueues a job
 * that sends it afterwards, since no network is used inside a transaction. A message arrives at most once per event,
 * person and kind, and not at all if the channel has no address of the person; a rolled-back transaction leaves
 * nothing.
 */
export interface Channel {
  readonly name: ChannelName
  accept(tx: Ctx, message: Message): Promise<void>
}

import { insertEntry } from '../data/inbox.repo.ts'
import type { Channel } from './channel.ts'

/** The inbox of the product: an entry that the person reads, in their language, behind the bell. */
export const inboxChannel: Channel = {
  name: 'inbox',
  async accept(tx, message) {
    if (!tx.inTransaction) throw new Error(`message ${message.kind} outside a transaction`)
    await insertEntry(tx, message)
  },
}

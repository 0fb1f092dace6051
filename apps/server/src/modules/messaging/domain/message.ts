import type { InboxKind, InboxTarget } from '@shiji/contract/messaging/inbox.ts'

/** Whom a message is for: a buyer, the people of a store, or those of the platform; a scope fits. */
export type Person =
  | { readonly of: 'buyer'; readonly id: number }
  | { readonly of: 'store'; readonly id: number }
  | { readonly of: 'platform' }

/** What a click opens. */
export interface Target {
  readonly type: InboxTarget
  readonly id: number
}

/** What happened, for one person; the words are made by the channel from the template of the kind. */
export interface Message {
  readonly to: Person
  readonly kind: InboxKind
  readonly target: Target
  /** Values of the template; `<name>_en`, unless empty, replaces `<name>` in English. */
  readonly params: Readonly<Record<string, string>>
  readonly eventId: number
}

/** A way to reach people. Mail has its name here and no channel yet. */
export type ChannelName = 'inbox' | 'sms' | 'mail'

/** What makes a message one of its kind: event, person and kind. */
export const causeOf = ({ eventId, to, kind }: Message): string =>
  `${eventId}:${to.of === 'platform' ? to.of : `${to.of}-${to.id}`}:${kind}`

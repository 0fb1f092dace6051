import type { InboxKind, InboxTarget } from '@shiji/contract/messaging/inbox.ts'

/** The receiver of a message: a buyer, the people of a store, or those of the platform; a scope can be passed. */
export type Person =
  | { readonly of: 'buyer'; readonly id: number }
  | { readonly of: 'store'; readonly id: number }
  | { readonly of: 'platform' }

/** What a click opens. */
export interface Target {
  readonly type: InboxTarget
  readonly id: number
}

/** What happened, for one receiver; the channel makes the text from the template of the kind. */
export interface Message {
  readonly to: Person
  readonly kind: InboxKind
  readonly target: Target
  /** Values of the template; `<name>_en`, unless empty, replaces `<name>` in English. */
  readonly params: Readonly<Record<string, string>>
  readonly eventId: number
}

/** A way to reach people. Mail is named and has no channel yet. */
export type ChannelName = 'inbox' | 'sms' | 'mail'

/** Identifies a message: event, person and kind. */
export const causeOf = ({ eventId, to, kind }: Message): string =>
  `${eventId}:${to.of === 'platform' ? to.of : `${to.of}-${to.id}`}:${kind}`

import type { InvitationState } from '@shiji/contract/identity/invitations.ts'

/** What decides on the state of an invitation. */
export interface InvitationFacts {
  readonly expiresAt: Date
  readonly acceptedAt: Date | null
  readonly withdrawnAt: Date | null
}

/** State of an invitation at a moment: it expires at `expiresAt` itself. */
export function invitationState(facts: InvitationFacts, now: Date): InvitationState {
  if (facts.acceptedAt !== null) return 'used'
  if (facts.withdrawnAt !== null) return 'withdrawn'
  return facts.expiresAt <= now ? 'expired' : 'open'
}

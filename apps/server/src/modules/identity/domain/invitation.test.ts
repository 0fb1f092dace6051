import { describe, expect, it } from 'vitest'
import { invitationState } from './invitation.ts'

const end = new Date('2026-05-08T02:00:00Z')
const open = { expiresAt: end, acceptedAt: null, withdrawnAt: null }

describe('an invitation', () => {
  it('is open until its last second and expired from then on', () => {
    expect(invitationState(open, new Date(end.getTime() - 1))).toBe('open')
    expect(invitationState(open, end)).toBe('expired')
  })

  it('that was used or withdrawn stays so after its time', () => {
    const later = new Date(end.getTime() + 1_000)
    expect(invitationState({ ...open, acceptedAt: end }, later)).toBe('used')
    expect(invitationState({ ...open, withdrawnAt: end }, later)).toBe('withdrawn')
  })
})

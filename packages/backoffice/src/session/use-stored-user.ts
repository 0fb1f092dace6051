import { loginSlot } from '@shiji/api/base/session.slice.ts'
import type { StoredUser } from '@shiji/api/base/slots.ts'
import { useShijiSelector } from '@shiji/api/hooks.ts'
import { useBackoffice } from '../app/backoffice.ts'

const NOBODY: StoredUser = { nickname: '', avatar: '', belong_id: 0, defaultUrl: '' }

/** The person of this area as kept in storage; empty fields before he is known. */
export function useStoredUser(): StoredUser {
  const { area } = useBackoffice()
  return useShijiSelector(state => loginSlot(state.session, area).user) ?? NOBODY
}

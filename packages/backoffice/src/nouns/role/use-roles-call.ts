import { adminRolesCall, sellerRolesCall } from '@shiji/contract/identity/people.calls.ts'
import { useBackoffice } from '../../core/running/backoffice.ts'

/** The roles of this back office: the platform's or the store's. */
export const useRolesCall = () => (useBackoffice().area === 'admin' ? adminRolesCall : sellerRolesCall)

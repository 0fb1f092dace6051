import { StaffPage } from '@shiji/backoffice/nouns/staff/staff-page.tsx'
import { sellerStaffCall } from '@shiji/contract/identity/people.calls.ts'

/** Sub-accounts of the store and buyers who were invited to work for it. */
export const Component = () => <StaffPage call={sellerStaffCall} />

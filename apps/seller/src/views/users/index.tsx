import { StaffPage } from '@shiji/backoffice/nouns/staff/staff-page.tsx'
import { Stack } from '@shiji/backoffice/page/dashboard/section.tsx'
import { sellerStaffCall } from '@shiji/contract/identity/people.calls.ts'
import { Invitations } from '../../features/staff/invitations.tsx'

/** Sub-accounts of the store, buyers who were invited to work for it, and the invitations by link. */
export const Component = () => (
  <Stack>
    <StaffPage call={sellerStaffCall} />
    <Invitations />
  </Stack>
)

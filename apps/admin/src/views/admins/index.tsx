import { StaffPage } from '@shiji/backoffice/nouns/staff/staff-page.tsx'
import { adminStaffCall } from '@shiji/contract/identity/people.calls.ts'

/** Staff of the platform. */
export const Component = () => <StaffPage call={adminStaffCall} />

import { StaffPage } from '@shiji/backoffice/staff/staff-page.tsx'

/** Staff of the platform. */
export const Component = () => <StaffPage path="/Admin/admins" noun="admin" />

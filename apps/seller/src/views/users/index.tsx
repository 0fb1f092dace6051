import { StaffPage } from '@shiji/backoffice/staff/staff-page.tsx'

/** Sub-accounts of the store and buyers who were invited to work for it. */
export const Component = () => <StaffPage path="/Seller/users" noun="user" />

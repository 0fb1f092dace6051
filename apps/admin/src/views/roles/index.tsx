import { RolesPage } from '@shiji/backoffice/role/roles-page.tsx'

/** Roles of the platform's staff. */
export const Component = () => <RolesPage />

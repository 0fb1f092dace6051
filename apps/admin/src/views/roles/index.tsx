import { RolesPage } from '@shiji/backoffice/nouns/role/roles-page.tsx'

/** Roles of the platform's staff. */
export const Component = () => <RolesPage />

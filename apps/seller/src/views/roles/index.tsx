import { RolesPage } from '@shiji/backoffice/nouns/role/roles-page.tsx'

/** Roles of the store's staff. */
export const Component = () => <RolesPage />

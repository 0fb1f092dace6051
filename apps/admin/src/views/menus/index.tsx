import { MenusPage } from '../../features/menus/menus-page.tsx'

/** The menu of the platform's back office. */
export const Component = () => <MenusPage path="/Admin/menus" />

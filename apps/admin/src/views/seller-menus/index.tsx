import { MenusPage } from '../../features/menus/menus-page.tsx'

/** The menu of the sellers' back office. */
export const Component = () => <MenusPage path="/Admin/seller_menus" />

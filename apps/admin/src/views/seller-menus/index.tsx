import { sellerMenuCall } from '@shiji/contract/platform/menu.calls.ts'
import { MenusPage } from '../../features/menus/menus-page.tsx'

/** The menu of the sellers' back office. */
export const Component = () => <MenusPage call={sellerMenuCall} />

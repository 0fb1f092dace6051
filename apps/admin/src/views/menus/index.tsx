import { adminMenuCall } from '@shiji/contract/platform/menu.calls.ts'
import { MenusPage } from '../../features/menus/menus-page.tsx'

/** The menu of the platform's back office. */
export const Component = () => <MenusPage call={adminMenuCall} />

import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import type { Badges } from '../../core/menu/menu-badges.ts'
import type { CurrentMenu } from '../../core/menu/use-menu.ts'
import { WatchBadges } from '../../core/menu/watch-badges.tsx'
import { useStoredUser } from '../../core/session/use-stored-user.ts'
import { useShellKeys } from '../keys/use-shell-keys.ts'
import { useRecentPages } from '../palette/recent-pages.ts'
import type { ShellPart } from '../palette/shell-part.ts'
import { useReturnFocus } from './use-return-focus.ts'

const ExportsDrawer = onDemand(() =>
  import('../../page/exports/exports-drawer.tsx').then(module => module.ExportsDrawer),
)
const KeysDialog = onDemand(() => import('../keys/keys-dialog.tsx').then(module => module.KeysDialog))
const ProfileDialog = onDemand(() => import('../profile/profile-dialog.tsx').then(module => module.ProfileDialog))

export interface ShellPartsProps {
  readonly menu: CurrentMenu
  readonly open: ShellPart | undefined
  readonly onOpen: (part: ShellPart | undefined) => void
  readonly onToggleMenu: () => void
  /** Whether the keys of the shell are on. */
  readonly keysOn: boolean
  readonly onKeysOn: (on: boolean) => void
  /** Tables on the page whose keys work. */
  readonly tables: number
  readonly onBadges: (badges: Badges) => void
}

/** Parts of the layout that load after the page has rendered: numbers, keys, and overlays. */
export function ShellParts({ menu, open, onOpen, onToggleMenu, keysOn, onKeysOn, tables, onBadges }: ShellPartsProps) {
  const navigate = useNavigate()
  const user = useStoredUser()
  useRecentPages(menu.page?.path)
  // The palette returns the focus itself.
  useReturnFocus(open === 'palette' ? undefined : open)
  useShellKeys(keysOn, {
    menu: onToggleMenu,
    home: () => void navigate('/'),
    list: () => onOpen('keys'),
  })
  const close = () => onOpen(undefined)
  return (
    <>
      <WatchBadges onBadges={onBadges} />
      <Suspense fallback={null}>
        {open === 'keys' && <KeysDialog table={tables > 0} enabled={keysOn} onEnabled={onKeysOn} onClose={close} />}
        {open === 'exports' && <ExportsDrawer open onClose={close} />}
        {open === 'profile' && <ProfileDialog user={user} onClose={close} />}
      </Suspense>
    </>
  )
}

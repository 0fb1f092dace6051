import { onDemand } from '@shiji/ui/lazy/on-demand.tsx'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import type { Badges } from '../menu/menu-badges.ts'
import type { CurrentMenu } from '../menu/use-menu.ts'
import { WatchBadges } from '../menu/watch-badges.tsx'
import { useStoredUser } from '../session/use-stored-user.ts'
import type { ShellPart } from '../shell/shell-part.ts'
import { useRecentPages } from './recent-pages.ts'
import { useShellKeysChoice } from './shell-keys-choice.ts'
import { useReturnFocus } from './use-return-focus.ts'
import { useShellKeys } from './use-shell-keys.ts'

const ExportsDrawer = onDemand(() => import('../exports/exports-drawer.tsx').then(module => module.ExportsDrawer))
const KeysDialog = onDemand(() => import('./keys-dialog.tsx').then(module => module.KeysDialog))
const Palette = onDemand(() => import('./palette.tsx').then(module => module.Palette))
const ProfileDialog = onDemand(() => import('../profile/profile-dialog.tsx').then(module => module.ProfileDialog))

export interface ShellPartsProps {
  readonly menu: CurrentMenu
  readonly open: ShellPart | undefined
  readonly onOpen: (part: ShellPart | undefined) => void
  readonly onToggleMenu: () => void
  /** Tables on the page whose keys work. */
  readonly tables: number
  readonly onBadges: (badges: Badges) => void
}

/** What the layout does without until the page is on screen: numbers, keys, and what opens above it. */
export function ShellParts({ menu, open, onOpen, onToggleMenu, tables, onBadges }: ShellPartsProps) {
  const navigate = useNavigate()
  const user = useStoredUser()
  const [keysOn, chooseKeys] = useShellKeysChoice()
  useRecentPages(menu.page?.path)
  useReturnFocus(open)
  useShellKeys(keysOn, open === 'palette', {
    palette: () => onOpen(open === 'palette' ? undefined : 'palette'),
    menu: onToggleMenu,
    home: () => void navigate('/'),
    list: () => onOpen('keys'),
  })
  const close = () => onOpen(undefined)
  return (
    <>
      <WatchBadges onBadges={onBadges} />
      <Suspense fallback={null}>
        {open === 'palette' && <Palette menu={menu} onOpen={onOpen} onToggleMenu={onToggleMenu} />}
        {open === 'keys' && <KeysDialog table={tables > 0} enabled={keysOn} onEnabled={chooseKeys} onClose={close} />}
        {open === 'exports' && <ExportsDrawer open onClose={close} />}
        {open === 'profile' && <ProfileDialog user={user} onClose={close} />}
      </Suspense>
    </>
  )
}

import { Drawer as Parts } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import { useText } from '@shiji/i18n/react.ts'
import { X } from 'lucide-react'
import { IconButton } from '../button/button.tsx'
import { useOpenOnceMounted } from '../dialog/use-open-once-mounted.ts'
import { useScrollLock } from '../dialog/use-scroll-lock.ts'
import { useScrolls } from '../dialog/use-scrolls.ts'
import { Icon } from '../icon/icon.tsx'
import { messagesPlace } from '../toast/messages-place.ts'
import { drawerRecipe } from './drawer.recipe.ts'
import type { DrawerProps } from './drawer-props.ts'

/** Renders a sheet; loaded by `Drawer`. */
export function DrawerView({ open, onClose, title, placement = 'end', footer, children }: DrawerProps) {
  const say = useText('common')
  const shown = useOpenOnceMounted(open)
  useScrollLock(shown)
  const scrolls = useScrolls()
  return (
    <Parts.Root
      recipe={drawerRecipe}
      open={shown}
      onOpenChange={event => !event.open && onClose()}
      placement={placement}
      persistentElements={messagesPlace}
      preventScroll={false}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content>
            <Parts.Header>
              <Parts.Title>{title}</Parts.Title>
              <IconButton size="sm" label={say('common.close')} onClick={onClose}>
                <Icon of={X} size={20} />
              </IconButton>
            </Parts.Header>
            <Parts.Body {...scrolls}>{children}</Parts.Body>
            {footer && <Parts.Footer>{footer}</Parts.Footer>}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  )
}

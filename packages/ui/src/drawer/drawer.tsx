import { Drawer as Parts } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import { useText } from '@shiji/i18n/react.ts'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'

export interface DrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  /** Edge that it comes from; `bottom` is the sheet of phones. @default 'end' */
  readonly placement?: 'start' | 'end' | 'bottom'
  /** Buttons that stay in reach of the thumb. */
  readonly footer?: ReactNode
  readonly children?: ReactNode
}

/** A sheet from an edge of the screen, with the manners of a dialog. */
export function Drawer({ open, onClose, title, placement = 'end', footer, children }: DrawerProps) {
  const say = useText('common')
  return (
    <Parts.Root
      open={open}
      onOpenChange={event => !event.open && onClose()}
      placement={placement}
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
            <Parts.Body>{children}</Parts.Body>
            {footer && <Parts.Footer>{footer}</Parts.Footer>}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  )
}

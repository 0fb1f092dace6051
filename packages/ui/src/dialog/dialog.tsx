import { Dialog as Parts } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { useText } from '@shiji/i18n/react.ts'
import { Maximize2, Minimize2, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { IconButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'

const widths = { sm: '420px', md: '560px', half: '50%', wide: '60%' } as const

export interface DialogProps {
  readonly open: boolean
  /** Asked for by Esc, the close button or a press outside; the caller decides. */
  readonly onClose: () => void
  readonly title: ReactNode
  /** What stands under the title and is read with it. */
  readonly description?: ReactNode
  /** Buttons; the main one last. */
  readonly footer?: ReactNode
  /** Width from 768 px on; `half` is the form dialog of §9, `wide` the picker's. @default 'md' */
  readonly width?: keyof typeof widths
  /** Offers to fill the screen (§2). @default false */
  readonly fullScreenToggle?: boolean
  /** Starts out filling the screen. @default false */
  readonly fullScreen?: boolean
  /** A press outside asks to close; off where something typed could be lost. @default true */
  readonly closeOnOutside?: boolean
  /** `alertdialog` interrupts, for questions that need an answer. @default 'dialog' */
  readonly role?: 'dialog' | 'alertdialog'
  readonly children?: ReactNode
}

// What people came for: the first field, else the first answer; the buttons in the head come last.
const firstOf = (content: HTMLElement | null): HTMLElement | null =>
  content?.querySelector<HTMLElement>(
    '[data-part=body] :is(input:not([type=hidden], [hidden]), select, textarea):not(:disabled)',
  ) ??
  content?.querySelector<HTMLElement>('[data-dialog-footer] button') ??
  content

/** A dialog: keeps the focus inside, gives it back, and stays within the screen. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  footer,
  width = 'md',
  fullScreenToggle = false,
  fullScreen = false,
  closeOnOutside = true,
  role = 'dialog',
  children,
}: DialogProps) {
  const say = useText('common')
  const [full, setFull] = useState(fullScreen)
  const content = useRef<HTMLDivElement>(null)
  return (
    <Parts.Root
      open={open}
      onOpenChange={event => !event.open && onClose()}
      closeOnInteractOutside={closeOnOutside}
      role={role}
      initialFocusEl={() => firstOf(content.current)}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner {...(full ? { p: '0' } : {})}>
          <Parts.Content
            ref={content}
            {...(full
              ? { maxW: 'none', w: 'full', h: 'dvh', maxH: 'none', borderRadius: '0' }
              : // On small screens a share of the width would be too little to type in.
                {
                  maxW: {
                    base: 'none',
                    md: width === 'wide' || width === 'half' ? `max(${widths[width]}, 680px)` : widths[width],
                  },
                })}
          >
            <Parts.Header>
              <Parts.Title>{title}</Parts.Title>
              {fullScreenToggle && (
                <IconButton
                  size="sm"
                  label={say(full ? 'common.fullscreen_exit' : 'common.fullscreen')}
                  aria-pressed={full}
                  hideBelow="md"
                  onClick={() => setFull(!full)}
                >
                  <Icon of={full ? Minimize2 : Maximize2} size={16} />
                </IconButton>
              )}
              <IconButton size="sm" label={say('common.close')} onClick={onClose}>
                <Icon of={X} size={20} />
              </IconButton>
            </Parts.Header>
            <Parts.Body data-part="body">
              {description && <Parts.Description mb={children ? '4' : '0'}>{description}</Parts.Description>}
              {children}
            </Parts.Body>
            {footer && <Parts.Footer data-dialog-footer>{footer}</Parts.Footer>}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  )
}

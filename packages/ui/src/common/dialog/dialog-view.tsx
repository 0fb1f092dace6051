import { Dialog as Parts } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { useText } from '@shiji/i18n/react.ts'
import { Maximize2, Minimize2, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { messagesPlace } from '../toast/messages-place.ts'
import { dialogRecipe } from './dialog.recipe.ts'
import { DIALOG_WIDTHS, type DialogProps } from './dialog-props.ts'
import { useOpenOnceMounted } from './use-open-once-mounted.ts'
import { useScrollLock } from './use-scroll-lock.ts'
import { useScrolls } from './use-scrolls.ts'

// Initial focus: the first field, else the first answer; the buttons in the header come last.
const firstOf = (content: HTMLElement | null): HTMLElement | null =>
  content?.querySelector<HTMLElement>(
    '[data-part=body] :is(input:not([type=hidden], [hidden]), select, textarea):not(:disabled)',
  ) ??
  content?.querySelector<HTMLElement>('[data-dialog-footer] button') ??
  content

/** Renders a dialog; loaded by `Dialog`. */
export function DialogView({
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
  const shown = useOpenOnceMounted(open)
  useScrollLock(shown)
  const [full, setFull] = useState(fullScreen)
  const scrolls = useScrolls()
  const content = useRef<HTMLDivElement>(null)
  return (
    <Parts.Root
      recipe={dialogRecipe}
      open={shown}
      onOpenChange={event => !event.open && onClose()}
      closeOnInteractOutside={closeOnOutside}
      persistentElements={messagesPlace}
      role={role}
      preventScroll={false}
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
              : { maxW: { base: 'none', md: DIALOG_WIDTHS[width] } })}
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
            <Parts.Body data-part="body" {...scrolls}>
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

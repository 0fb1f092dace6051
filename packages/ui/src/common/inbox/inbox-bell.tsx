import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { AnchoredPanel } from '../popover/anchored-panel.tsx'

const MOST_SHOWN = 99

export interface InboxBellProps {
  /** Number of unread entries; 0 shows no number. The exact number is announced up to 99. */
  readonly unread: number
  /** The inbox, rendered while the panel is open. */
  readonly children: () => ReactNode
}

/** The bell of a header: the number of unread entries, and a panel with the newest ones. */
export function InboxBell({ unread, children }: InboxBellProps) {
  const say = useText('inbox')
  const shown = unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread)
  return (
    <AnchoredPanel
      label={say('inbox.title')}
      opener={attributes => (
        <chakra.span position="relative" display="inline-flex">
          <IconButton
            label={unread === 0 ? say('inbox.title') : say('inbox.title_unread', { shown })}
            aria-haspopup="dialog"
            {...attributes}
          >
            <Icon of={Bell} />
          </IconButton>
          {unread > 0 && (
            <chakra.span
              aria-hidden
              data-unread
              position="absolute"
              top="0"
              insetStart="calc(50% + 2px)"
              minW="18px"
              h="18px"
              px="1"
              borderRadius="full"
              bg="accent.solid"
              color="accent.contrast"
              textStyle="2xs"
              lineHeight="18px"
              fontWeight="semibold"
              textAlign="center"
              pointerEvents="none"
              data-tabular
            >
              {shown}
            </chakra.span>
          )}
        </chakra.span>
      )}
    >
      {children}
    </AnchoredPanel>
  )
}

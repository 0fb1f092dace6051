import { chakra } from '@chakra-ui/react/styled-system'
import { formatDateTime, formatRelative } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { BellOff } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { Button } from '../button/button.tsx'
import { UiLink } from '../link/ui-link.tsx'
import { EmptyState, ErrorState, LoadingState } from '../state-view/states.tsx'

/** An entry, ready for display. */
export interface InboxItem {
  readonly id: number
  readonly title: string
  readonly text: string
  readonly is_read: boolean
  readonly created_at: string
  /** Its link. */
  readonly href: string
}

export interface InboxListProps {
  /** Newest first; undefined while loading. */
  readonly items: readonly InboxItem[] | undefined
  /** They could not be loaded. */
  readonly failed?: boolean
  /** Error message. */
  readonly hint?: ReactNode
  /** Retries. */
  readonly onRetry?: () => void
  /** Number of unread entries, including those not shown. */
  readonly unread: number
  /** Called when an entry is opened; the panel around it closes. */
  readonly onOpen: (item: InboxItem) => void
  /** Marks all as read. */
  readonly onReadAll: () => void
  /** Shows older ones; undefined if there are none. */
  readonly onMore?: (() => void) | undefined
  /** A request is running. @default false */
  readonly busy?: boolean
  /** Buttons and links to continue while there is no entry. */
  readonly whenEmpty?: ReactNode
}

/** Events, newest first: unread entries are marked, each links to its subject. */
export function InboxList(props: InboxListProps) {
  const say = useText('inbox')
  const heading = useId()
  return (
    <chakra.section
      aria-labelledby={heading}
      w="min(360px, calc(100vw - 32px))"
      minH="240px"
      maxH="min(480px, 64dvh)"
      display="flex"
      flexDirection="column"
      gap="2"
    >
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="2" minH="control">
        <chakra.h2 id={heading} textStyle="lg" fontWeight="semibold">
          {say('inbox.title')}
        </chakra.h2>
        {props.unread > 0 && (
          <Button look="ghost" tone="neutral" size="sm" onClick={props.onReadAll} disabled={props.busy === true}>
            {say('inbox.read_all')}
          </Button>
        )}
      </chakra.div>
      <chakra.div flex="1" minH="0" overflow="auto" tabIndex={-1}>
        <Entries {...props} />
      </chakra.div>
    </chakra.section>
  )
}

function Entries({ items, failed = false, hint, onRetry, onOpen, onMore, busy = false, whenEmpty }: InboxListProps) {
  const say = useText('inbox')
  if (items === undefined)
    return failed ? (
      <ErrorState extent="inline" hint={hint} retrying={busy} {...(onRetry === undefined ? {} : { onRetry })} />
    ) : (
      <LoadingState />
    )
  if (items.length === 0)
    return (
      <EmptyState extent="inline" icon={BellOff} title={say('inbox.empty')} hint={say('inbox.empty_hint')}>
        {whenEmpty}
      </EmptyState>
    )
  return (
    <>
      <chakra.ul listStyleType="none" display="grid" gap="1">
        {items.map(item => (
          <li key={item.id}>
            <Entry item={item} onOpen={onOpen} />
          </li>
        ))}
      </chakra.ul>
      {onMore !== undefined && (
        <chakra.div display="flex" justifyContent="center" py="2">
          <Button look="ghost" tone="neutral" size="sm" loading={busy} onClick={onMore}>
            {say('inbox.more')}
          </Button>
        </chakra.div>
      )}
    </>
  )
}

function Entry({ item, onOpen }: { readonly item: InboxItem; readonly onOpen: (item: InboxItem) => void }) {
  const say = useText('inbox')
  const locale = useLocale()
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    onOpen(item)
    currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()
  }
  return (
    <UiLink
      href={item.href}
      onClick={open}
      display="block"
      px="3"
      py="2"
      borderRadius="sm"
      bg={item.is_read ? undefined : 'accent.subtle'}
      _hover={{ bg: 'neutral.subtle' }}
    >
      <chakra.span display="flex" alignItems="baseline" justifyContent="space-between" gap="3">
        <chakra.span fontWeight={item.is_read ? 'medium' : 'bold'}>
          {!item.is_read && <chakra.span srOnly>{say('inbox.unread')} </chakra.span>}
          {item.title}
        </chakra.span>
        <chakra.time
          dateTime={item.created_at}
          title={formatDateTime(item.created_at, locale)}
          flexShrink="0"
          textStyle="xs"
          color="fg.muted"
        >
          {formatRelative(item.created_at, locale)}
        </chakra.time>
      </chakra.span>
      <chakra.span display="block" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {item.text}
      </chakra.span>
    </UiLink>
  )
}

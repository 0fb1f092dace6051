import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { CircleAlert, LockKeyhole, type LucideIcon, PackageOpen, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { StateView, type StateViewProps } from './state-view.tsx'

interface Extent {
  /** A whole page, or a part of one. @default 'part' */
  readonly extent?: NonNullable<StateViewProps['extent']>
}

export interface EmptyStateProps extends Extent {
  /** @default a general text for empty lists */
  readonly title?: ReactNode
  /** What to do about it. */
  readonly hint?: ReactNode
  /** @default an open parcel */
  readonly icon?: LucideIcon
  /** Buttons and links to continue. */
  readonly children?: ReactNode
}

/** There is nothing yet. */
export function EmptyState({ title, hint, icon = PackageOpen, children, extent = 'part' }: EmptyStateProps) {
  const say = useText('common')
  return (
    <StateView icon={icon} tone="oat" title={title ?? say('common.empty')} hint={hint} extent={extent}>
      {children}
    </StateView>
  )
}

/** Nothing matches the search or the filters. */
export function NoMatchState({ title, hint, children, extent = 'part' }: Omit<EmptyStateProps, 'icon'>) {
  const say = useText('common')
  return (
    <StateView
      icon={SearchX}
      tone="fog"
      title={title ?? say('common.empty_search')}
      hint={hint ?? say('common.empty_search_hint')}
      extent={extent}
    >
      {children}
    </StateView>
  )
}

export interface ErrorStateProps extends Extent {
  /** What failed. @default a general text */
  readonly title?: ReactNode
  /** The server's error message. */
  readonly hint?: ReactNode
  /** Id of the request, to find the error in the logs. */
  readonly requestId?: string | undefined
  /** Retries; without it there is no button. */
  readonly onRetry?: () => void
  /** A retry is running. @default false */
  readonly retrying?: boolean
  /** Buttons and links to continue. */
  readonly children?: ReactNode
}

/** Something failed: what, why, and a retry button. */
export function ErrorState({
  title,
  hint,
  requestId,
  onRetry,
  retrying = false,
  children,
  extent = 'part',
}: ErrorStateProps) {
  const say = useText('common', 'error')
  return (
    <StateView
      icon={CircleAlert}
      tone="blush"
      title={title ?? say('common.load_failed')}
      hint={
        <>
          {hint ?? say('common.load_failed_hint')}
          {requestId && (
            <chakra.span display="block" textStyle="xs" mt="1" fontFamily="mono">
              {say('error.request_id', { id: requestId })}
            </chakra.span>
          )}
        </>
      }
      extent={extent}
      urgent
    >
      {onRetry && (
        <Button look="solid" loading={retrying} onClick={onRetry}>
          {say('common.retry')}
        </Button>
      )}
      {children}
    </StateView>
  )
}

/** A page or part that this person may not see. */
export function ForbiddenState({ title, hint, children, extent = 'part' }: Omit<EmptyStateProps, 'icon'>) {
  const say = useText('common')
  return (
    <StateView
      icon={LockKeyhole}
      tone="sand"
      title={title ?? say('common.forbidden')}
      hint={hint ?? say('common.forbidden_hint')}
      extent={extent}
    >
      {children}
    </StateView>
  )
}

export interface LoadingStateProps {
  /** What is loading. @default a general text */
  readonly children?: ReactNode
}

/** Something is loading, as text; where its shape is known, use skeletons instead. */
export function LoadingState({ children }: LoadingStateProps) {
  const say = useText('common')
  return (
    <chakra.div
      role="status"
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap="3"
      py="12"
      color="fg.muted"
      textStyle="md"
    >
      <Spinner />
      {children ?? say('common.loading')}
    </chakra.div>
  )
}

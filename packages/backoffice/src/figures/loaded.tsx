import { isFailure } from '@shiji/api/base/failure.ts'
import { Skeleton, Skeletons } from '@shiji/ui/skeleton/skeleton.tsx'
import { ErrorState } from '@shiji/ui/state-view/states.tsx'
import type { ReactNode } from 'react'
import { isCut } from '../action/refusal.ts'

interface Asked<T> {
  readonly data?: T | undefined
  readonly error?: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/**
 * A page over one answer: its shape while it is on the way, a way to try again when it failed, else the content, which
 * stays when asking for it again fails.
 */
export function Loaded<T>({
  asked,
  children,
}: {
  readonly asked: Asked<T>
  readonly children: (data: T) => ReactNode
}) {
  const failed = asked.error !== undefined && !asked.isFetching
  const failure = (extent: 'part' | 'inline') => (
    <ErrorState
      extent={extent}
      hint={isFailure(asked.error) && !isCut(asked.error) && asked.error.msg !== '' ? asked.error.msg : undefined}
      onRetry={() => void asked.refetch()}
    />
  )
  if (asked.data !== undefined) {
    return (
      <>
        {failed && failure('inline')}
        {children(asked.data)}
      </>
    )
  }
  if (failed) return failure('part')
  return (
    <Skeletons>
      <Skeleton h="96px" mb="4" />
      <Skeleton h="96px" mb="4" />
      <Skeleton h="220px" />
    </Skeletons>
  )
}

import { isFailure } from '@shiji/api/base/failure.ts'
import { Skeleton, Skeletons } from '@shiji/ui/skeleton/skeleton.tsx'
import { ErrorState } from '@shiji/ui/state-view/states.tsx'
import type { ReactNode } from 'react'

interface Asked<T> {
  readonly data?: T | undefined
  readonly error?: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** A page over one answer: its shape while it is on the way, a way to try again when it failed, else the content. */
export function Loaded<T>({
  asked,
  children,
}: {
  readonly asked: Asked<T>
  readonly children: (data: T) => ReactNode
}) {
  if (asked.data !== undefined) return children(asked.data)
  if (asked.error !== undefined && !asked.isFetching) {
    return (
      <ErrorState
        hint={isFailure(asked.error) && asked.error.msg !== '' ? asked.error.msg : undefined}
        onRetry={() => void asked.refetch()}
      />
    )
  }
  return (
    <Skeletons>
      <Skeleton h="96px" mb="4" />
      <Skeleton h="96px" mb="4" />
      <Skeleton h="220px" />
    </Skeletons>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { isFailure } from '@shiji/api/base/transport/failure.ts'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { ErrorState } from '@shiji/ui/common/state-view/states.tsx'
import type { ReactNode } from 'react'
import { isCut } from '../../core/action/refusal.ts'

/** State of a request, as returned by a query hook. */
export interface Asked<T> {
  readonly data?: T | undefined
  readonly error?: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** The server's error message if there is one, and a retry. */
export function FailedToLoad<T>({ asked, extent }: { readonly asked: Asked<T>; readonly extent: 'part' | 'inline' }) {
  const { error } = asked
  return (
    <ErrorState
      extent={extent}
      hint={isFailure(error) && !isCut(error) && error.msg !== '' ? error.msg : undefined}
      onRetry={() => void asked.refetch()}
    />
  )
}

const threeBlocks = (
  <Skeletons>
    <Skeleton h="96px" mb="4" />
    <Skeleton h="96px" mb="4" />
    <Skeleton h="220px" />
  </Skeletons>
)

/**
 * A page for one answer: a skeleton while loading, a retry after a failure, else the content, which stays if a refresh fails.
 */
export function Loaded<T>({
  asked,
  shape,
  children,
}: {
  readonly asked: Asked<T>
  /** Skeleton. @default three blocks */
  readonly shape?: ReactNode
  readonly children: (data: T) => ReactNode
}) {
  const failed = asked.error !== undefined && !asked.isFetching
  if (asked.data !== undefined) {
    return (
      <>
        {failed && <FailedToLoad asked={asked} extent="inline" />}
        {children(asked.data)}
      </>
    )
  }
  const waiting = shape ?? threeBlocks
  return failed ? (
    // The failure takes the place of the content, so nothing around it moves.
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      alignItems="start"
      css={{ '& > *': { gridArea: '1 / 1' } }}
    >
      <chakra.div visibility="hidden">{waiting}</chakra.div>
      <FailedToLoad asked={asked} extent="part" />
    </chakra.div>
  ) : (
    waiting
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { isFailure } from '@shiji/api/base/failure.ts'
import { Skeleton, Skeletons } from '@shiji/ui/skeleton/skeleton.tsx'
import { ErrorState } from '@shiji/ui/state-view/states.tsx'
import type { ReactNode } from 'react'
import { isCut } from '../action/refusal.ts'

/** An answer that was asked for, as a query hook gives it. */
export interface Asked<T> {
  readonly data?: T | undefined
  readonly error?: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** Why an answer did not come, as far as the server said it, and a way to try again. */
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
 * A page over one answer: its shape while it is on the way, a way to try again when it failed, else the content, which
 * stays when asking for it again fails.
 */
export function Loaded<T>({
  asked,
  shape,
  children,
}: {
  readonly asked: Asked<T>
  /** The shape of what is to come. @default three blocks */
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
    // Nothing around it moves: the failure takes the room that the content would have.
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

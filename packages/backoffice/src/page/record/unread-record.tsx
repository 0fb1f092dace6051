import { isFailure } from '@shiji/api/base/transport/failure.ts'
import { CODE } from '@shiji/contract/envelope.ts'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { ErrorState } from '@shiji/ui/common/state-view/states.tsx'
import type { ReactNode } from 'react'
import { isCut } from '../../core/action/refusal.ts'

export interface UnreadRecordProps {
  readonly asked: {
    readonly isFetching: boolean
    readonly isError: boolean
    readonly error?: unknown
    readonly refetch: () => unknown
  }
  /** Shown when there is no such record. */
  readonly missing: ReactNode
}

/** A page whose record is not there yet: it loads, does not exist, or could not be read, with a way to try again. */
export function UnreadRecord({ asked, missing }: UnreadRecordProps) {
  const { error, isError, isFetching, refetch } = asked
  if (!isError || isFetching)
    return (
      <Skeletons>
        <Skeleton h="64px" mb="4" />
        <Skeleton h="200px" mb="4" />
        <Skeleton h="280px" />
      </Skeletons>
    )
  if (isFailure(error) && error.code === CODE.missing) return missing
  return (
    <ErrorState
      hint={isFailure(error) && !isCut(error) ? error.msg || undefined : undefined}
      onRetry={() => void refetch()}
    />
  )
}

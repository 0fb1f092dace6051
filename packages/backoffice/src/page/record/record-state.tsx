import { isFailure } from '@shiji/api/base/transport/failure.ts'
import { ErrorState, LoadingState } from '@shiji/ui/common/state-view/states.tsx'

interface RecordQuery {
  readonly isFetching: boolean
  readonly isError: boolean
  readonly error?: unknown
  readonly refetch: () => unknown
}

/** Content of a dialog whose record is missing: loading, or the error. */
export function RecordState({ record }: { readonly record: RecordQuery }) {
  if (!record.isError) return <LoadingState />
  const hint = isFailure(record.error) ? record.error.msg : ''
  return (
    <ErrorState
      extent="inline"
      hint={hint || undefined}
      retrying={record.isFetching}
      onRetry={() => void record.refetch()}
    />
  )
}

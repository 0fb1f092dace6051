import { type ApiFailure, isFailure } from '@shiji/api/base/transport/failure.ts'
import { useText } from '@shiji/i18n/react.ts'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useCallback } from 'react'

/** Whether the outcome of a call is unknown: it may or may not have been carried out. */
export const isLost = (failure: ApiFailure): boolean => failure.kind !== 'business' && failure.kind !== 'aborted'

const lostText = (failure: ApiFailure) => {
  if (failure.kind !== 'network') return 'shop.answer_broken'
  if (failure.late) return 'shop.network_slow'
  return navigator.onLine ? 'shop.network_lost' : 'shop.network_offline'
}

/**
 * Shows that a call got no answer; other failures have been shown already (spec §8). Returns the failure, undefined for other errors.
 */
export function useReportLoss(): (failure: unknown) => ApiFailure | undefined {
  const say = useText('shop')
  return useCallback(
    failure => {
      if (!isFailure(failure)) return undefined
      if (failure.kind === 'network' || failure.kind === 'html') toast.error(say(lostText(failure)))
      return failure
    },
    [say],
  )
}

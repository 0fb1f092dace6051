import { useOwnApplicationQuery } from '@shiji/api/store/application.buyer.api.ts'
import type { StoreApplication } from '@shiji/contract/store/application.ts'
import { LoadingState } from '@shiji/ui/common/state-view/states.tsx'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { PATHS } from '../../site/links/paths.ts'
import { LoadFailed } from '../../site/page/load-failed.tsx'

type Step = 'agreement' | 'form' | 'result'

/** Where an application is now: each state has one page, and the form of a denied one may be opened again. */
function wayOf(step: Step, application: StoreApplication | null): string | undefined {
  if (application === null) return step === 'agreement' ? undefined : PATHS.joinAgreement
  const { store_verify: state } = application
  if (state === 'verifying' || state === 'passed') return step === 'result' ? undefined : PATHS.joinResult
  if (state === 'denied') return step === 'agreement' ? PATHS.joinResult : undefined
  return step === 'result' ? PATHS.joinForm : undefined
}

export interface ApplicationGateProps {
  readonly step: Step
  readonly children: (application: StoreApplication | null) => ReactNode
}

/** Loads the own application and leads to the page that its state needs. */
export function ApplicationGate({ step, children }: ApplicationGateProps) {
  const { data, isError, error, refetch } = useOwnApplicationQuery(undefined, { refetchOnMountOrArgChange: true })
  if (data === undefined)
    return isError ? <LoadFailed failure={error} onRetry={() => void refetch()} /> : <LoadingState />
  const way = wayOf(step, data)
  return way === undefined ? children(data) : <Navigate to={way} replace />
}

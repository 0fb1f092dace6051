import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { SheetJobs } from '@shiji/backoffice/nouns/sheet-job/sheet-jobs.tsx'

const SEEN_WITH = { stores: 'store.view', orders: 'order.view' } as const
const KINDS = ['stores', 'orders'] as const

/** Exports of the platform. */
export function Component() {
  const holds = useHeldPermissions()
  return <SheetJobs kinds={KINDS.filter(kind => holds(SEEN_WITH[kind]))} mayImport={() => false} />
}

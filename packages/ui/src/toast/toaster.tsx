import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstToast } from './toast.ts'

const ToastView = lazy(() => import('./toast-view.tsx').then(module => ({ default: module.ToastView })))

/** The place of short messages; stands once in an app. Its code loads with the first message. */
export function Toaster() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => onFirstToast(() => setWanted(true)), [])
  return wanted ? (
    <Suspense fallback={null}>
      <ToastView />
    </Suspense>
  ) : null
}

import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { PartBoundary } from '../lazy/part-boundary.tsx'
import { closeToasts, onToasts, shownToasts } from './toast.ts'
import { ToastView, type ToastViewProps } from './toast-view.tsx'

export interface ToasterProps {
  /** Distance from the top of the window: below the header, which no message may cover. @default 16px */
  readonly top?: ToastViewProps['top']
  /** Distance from the bottom of the window; `top` is then 'auto'. @default auto */
  readonly bottom?: ToastViewProps['bottom']
}

/**
 * The container of short messages; rendered once in an app. They are part of the first code of an app, since most of
 * them report that something could not be reached; errors while rendering them stay in here.
 */
export function Toaster({ top = '16px', bottom = 'auto' }: ToasterProps) {
  const messages = useSyncExternalStore(onToasts, shownToasts)
  // Nobody could close them any more.
  useEffect(() => closeToasts, [])
  return (
    <PartBoundary anew={messages} instead={() => null}>
      <Suspense fallback={null}>
        {createPortal(<ToastView messages={messages} top={top} bottom={bottom} />, document.body)}
      </Suspense>
    </PartBoundary>
  )
}

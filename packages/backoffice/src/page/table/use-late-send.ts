import { useShijiDispatch } from '@shiji/api/hooks.ts'
import { useCallback, useEffect, useRef } from 'react'
import type { TableName } from '../declaration/table-name.ts'
import { layoutSent } from './local-layout.ts'

/** Debounce of changes before they are sent, in ms: one call for a series of changes. */
const REST = 600

/** Sends the last layout after changes pause, or when the table is left or hidden before. */
export function useLateSend(table: TableName): (layout: unknown) => void {
  const dispatch = useShijiDispatch()
  const waiting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly send: () => void }>(undefined)
  useEffect(() => {
    const flush = () => waiting.current?.send()
    const hide = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      flush()
    }
  }, [])
  return useCallback(
    layout => {
      const send = () => {
        clearTimeout(waiting.current?.timer)
        waiting.current = undefined
        const call = { ...table, layout: { ...Object(layout) } }
        void import('@shiji/api/platform/table-view.api.ts')
          .then(({ tableViewApi }) => dispatch(tableViewApi.endpoints.keepTableLayout.initiate(call)))
          .then(({ error }) => {
            if (error === undefined) layoutSent(table, layout)
          })
          // It is stored here and sent on the next visit.
          .catch(console.error)
      }
      clearTimeout(waiting.current?.timer)
      waiting.current = { timer: setTimeout(send, REST), send }
    },
    [dispatch, table],
  )
}

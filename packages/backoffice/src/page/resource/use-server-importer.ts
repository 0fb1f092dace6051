import { useShijiDispatch } from '@shiji/api/hooks.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { useCallback } from 'react'
import type { ServerImporter } from '../declaration/resource-declaration.ts'

/** Imports through `POST {page path}/import`; its code loads with the first file. */
export function useServerImporter(): ServerImporter {
  const dispatch = useShijiDispatch()
  return useCallback(
    (path, columns) => {
      const code = () => import('./server-importer.ts')
      return {
        columns,
        allOrNothing: true,
        most: LIMITS.import.rows,
        dryRun: async (rows, signal) =>
          (await (await code()).sendRows(dispatch, { path, rows, signal, dryRun: true })).problems,
        save: async (rows, signal) => (await code()).sendRows(dispatch, { path, rows, signal, dryRun: false }),
      }
    },
    [dispatch],
  )
}

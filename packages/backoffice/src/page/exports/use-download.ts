import { isFailure } from '@shiji/api/base/transport/failure.ts'
import { useShijiDispatch } from '@shiji/api/hooks.ts'
import type { TableExport } from '@shiji/contract/platform/table-export.ts'
import { useText } from '@shiji/i18n/react.ts'
import { useCellWords } from '@shiji/ui/backoffice/data-table/cell/use-words.ts'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useCallback } from 'react'
import { isCut } from '../../core/action/refusal.ts'
import { useBackoffice } from '../../core/running/backoffice.ts'

/** Writes the sheet of a finished export and confirms it; refusals of the server have been shown already. */
export function useDownload(): (made: TableExport, onProgress?: (rows: number) => void) => Promise<void> {
  const { area } = useBackoffice()
  const dispatch = useShijiDispatch()
  const say = useText('common', 'error', 'table')
  const words = useCellWords()
  return useCallback(
    async (made, onProgress) => {
      if (onProgress === undefined) toast.info(say('table.export_writing'))
      try {
        const { downloadExport } = await import('./download-export.ts')
        await downloadExport(dispatch, { area, made, words, ...(onProgress === undefined ? {} : { onProgress }) })
        toast.success(say('table.export_done'))
      } catch (failure) {
        if (!isFailure(failure)) {
          console.error(failure)
          toast.error(say('error.operation_failed'))
        } else if (isCut(failure)) {
          toast.error(say('backoffice.no_answer'))
        }
      }
    },
    [area, dispatch, say, words],
  )
}

import { isFailure } from '@shiji/api/base/transport/failure.ts'
import { useUploadMutation } from '@shiji/api/platform/platform.api.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { UploadFile } from '@shiji/ui/common/upload/upload-file.ts'
import { useCallback } from 'react'

/**
 * Uploads for form fields with name, size and kind by spec §7; uploads of the editor have 5 s (spec §9). An abort stops
 * the upload. Files of a store land in that folder of its picture space, by default in the default one. Rejects with a
 * readable message.
 */
export function useUploadFile(folder?: number): UploadFile {
  const [upload] = useUploadMutation()
  return useCallback(
    async (file, { signal, ...context }) => {
      signal.throwIfAborted()
      const timeout = context.name === 'editor' ? { timeout: LIMITS.editor.imageTimeoutMs } : {}
      const sending = upload({ file, ...context, ...timeout, ...(folder === undefined ? {} : { folder }) })
      const stop = () => sending.abort()
      signal.addEventListener('abort', stop, { once: true })
      const outcome = await sending
      signal.removeEventListener('abort', stop)
      if (outcome.data === undefined) throw new Error(isFailure(outcome.error) ? outcome.error.msg : '')
      return outcome.data
    },
    [upload, folder],
  )
}

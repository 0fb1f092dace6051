import { isFailure } from '@shiji/api/base/failure.ts'
import { useUploadMutation } from '@shiji/api/platform/platform.api.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { UploadFile } from '@shiji/ui/form/form-field.ts'
import { useCallback } from 'react'

/** Uploads for form fields; what comes from the editor has 5 s (spec §9). Rejects with the message that people can read. */
export function useUploadFile(): UploadFile {
  const [upload] = useUploadMutation()
  return useCallback(
    async (file, { name, signal, onProgress }) => {
      const timeout = name === 'editor' ? { timeout: LIMITS.editor.imageTimeoutMs } : {}
      const sending = upload({ file, name, ...timeout })
      signal.addEventListener('abort', () => sending.abort(), { once: true })
      const outcome = await sending
      if (outcome.data === undefined) throw new Error(isFailure(outcome.error) ? outcome.error.msg : '')
      onProgress(1)
      return outcome.data
    },
    [upload],
  )
}

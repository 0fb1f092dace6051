import { useUploadFile } from '@shiji/backoffice/page/record/use-upload-file.ts'
import type { UploadFile } from '@shiji/ui/common/upload/upload-file.ts'
import { useCallback, useRef } from 'react'

/** The way to send pictures, and whether some are still on their way: a save would leave them out. */
export function usePendingUploads(): { readonly upload: UploadFile; readonly areSome: () => boolean } {
  const send = useUploadFile()
  const count = useRef(0)
  const upload = useCallback<UploadFile>(
    async (file, context) => {
      count.current += 1
      try {
        return await send(file, context)
      } finally {
        count.current -= 1
      }
    },
    [send],
  )
  const areSome = useCallback(() => count.current > 0, [])
  return { upload, areSome }
}

import { isFailure } from '@shiji/api/base/transport/failure.ts'
import { useUploadMutation } from '@shiji/api/platform/platform.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { useCallback } from 'react'

/** Uploads a picture for the upload field of packages/ui; a failure has a readable message. */
export function usePictureUpload(): (file: File, context: { readonly name: string }) => Promise<string> {
  const say = useText('shop')
  const [upload] = useUploadMutation()
  return useCallback(
    async (file, { name }) => {
      const answer = await upload({ file, name })
      if (answer.data !== undefined) return answer.data
      const message = isFailure(answer.error) && answer.error.kind === 'business' ? answer.error.msg : ''
      throw new Error(message === '' ? say('shop.network_lost') : message)
    },
    [upload, say],
  )
}

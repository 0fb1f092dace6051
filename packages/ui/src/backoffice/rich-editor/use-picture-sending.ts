import { useText } from '@shiji/i18n/react.ts'
import { SPEC_LIMITS } from '@shiji/kit/limits/spec-limits.ts'
import { type RefObject, useState } from 'react'
import type ReactQuill from 'react-quill'
import { fileAddress } from '../../common/file-address/wire-address.ts'
import type { UploadFile } from '../../common/upload/upload-file.ts'
import { ImageRefused, placeImage } from './editor-images.ts'

const { imageBytes, imageCount } = SPEC_LIMITS.editor

interface Options {
  readonly quill: RefObject<ReactQuill | null>
  readonly filesOrigin: string
  readonly upload: UploadFile | undefined
  /** Called with the error message of a refused picture; undefined before each try. */
  readonly onProblem: (problem: string | undefined) => void
}

/**
 * Uploads pictures one after the other and inserts each at the cursor; `insertStored` inserts those at given addresses,
 * `count` tells how many there are.
 */
export function usePictureSending({ quill, filesOrigin, upload, onProblem }: Options) {
  const say = useText('error')
  const [sending, setSending] = useState<{ readonly name: string; readonly share: number }>()
  const problemOf = (error: unknown): string => {
    if (!(error instanceof ImageRefused))
      return error instanceof Error && error.message ? error.message : say('error.operation_failed')
    if (error.reason === 'type') return say('error.upload_type')
    if (error.reason === 'size') return say('error.upload_size', { mb: imageBytes / 1_048_576 })
    return error.reason === 'count' ? say('error.max_items', { limit: imageCount }) : say('error.timeout')
  }
  const count = (): number =>
    quill.current
      ?.getEditor()
      .getContents()
      .ops.filter(op => typeof op.insert === 'object' && 'image' in op.insert).length ?? 0
  const insertStored = (urls: readonly string[]): void => {
    const editor = quill.current?.getEditor()
    if (!editor) return
    for (const url of urls) {
      const at = editor.getSelection(true).index
      editor.insertEmbed(at, 'image', fileAddress(filesOrigin, url), 'user')
      editor.setSelection(at + 1, 0)
    }
  }
  const insert = async (files: readonly File[]): Promise<void> => {
    const editor = quill.current?.getEditor()
    if (!editor) return
    onProblem(undefined)
    for (const file of files) {
      const already = count()
      try {
        setSending({ name: file.name, share: 0 })
        const url = await placeImage(file, already, upload, share => setSending({ name: file.name, share }))
        insertStored([url])
      } catch (error) {
        onProblem(problemOf(error))
      } finally {
        setSending(undefined)
      }
    }
  }
  return { sending, insert, insertStored, count }
}

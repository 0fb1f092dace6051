import { SPEC_LIMITS } from '@shiji/kit/limits/spec-limits.ts'
import type { UploadFile } from '../../common/upload/upload-file.ts'

const { imageBytes, imageCount, imageTimeoutMs, inlineBytes } = SPEC_LIMITS.editor

/** Why a picture was refused. */
export type ImageRefusal = 'type' | 'size' | 'count' | 'timeout'

/** A refused picture, and why. */
export class ImageRefused extends Error {
  readonly reason: ImageRefusal
  constructor(reason: ImageRefusal) {
    super(reason)
    this.name = 'ImageRefused'
    this.reason = reason
  }
}

const asDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : reject(reader.error))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

/**
 * Turns a picture into an address for the editor: small ones (5 KB) are embedded in the text, others are uploaded
 * within five seconds. Throws `ImageRefused` for a wrong type or size, too many pictures, or an upload that takes too
 * long.
 */
export async function placeImage(
  file: File,
  already: number,
  upload: UploadFile | undefined,
  onProgress: (share: number) => void = () => {},
): Promise<string> {
  if (!/^image\/(?:jpeg|png|webp|gif)$/.test(file.type)) throw new ImageRefused('type')
  if (file.size > imageBytes) throw new ImageRefused('size')
  if (already >= imageCount) throw new ImageRefused('count')
  if (file.size <= inlineBytes || !upload) return asDataUrl(file)
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      stop.abort()
      reject(new ImageRefused('timeout'))
    }, imageTimeoutMs)
  })
  try {
    return await Promise.race([upload(file, { name: 'editor', signal: stop.signal, onProgress }), late])
  } finally {
    clearTimeout(timer)
  }
}

import { useText } from '@shiji/i18n/react.ts'
import { useState } from 'react'
import type { UploadFile } from './upload-file.ts'
import { type Uploads, useUploads } from './use-uploads.ts'

export interface TakenFilesOptions {
  /** Field name sent with the file. */
  readonly name: string
  /** Addresses of the uploaded files. */
  readonly value: readonly string[]
  /** Called with all addresses when one is added. */
  readonly onValue: (urls: readonly string[]) => void
  /** Uploads a file and returns its address. */
  readonly upload: UploadFile
  /** Most files; with a limit of one, the next replaces it. */
  readonly most: number
  /** Bytes of one file. */
  readonly bytes: number
  /** Whether a file has an accepted type. */
  readonly accepts: (file: File) => boolean
}

export interface TakenFiles {
  readonly uploads: Uploads
  /** How many more can be added. */
  readonly free: number
  /** Size limit of one file, as text. */
  readonly mb: number
  /** Error messages of refused files. */
  readonly refusal: string | undefined
  /** Uploads the files within the limits, and reports the limit that others exceed. */
  readonly take: (files: readonly File[]) => void
}

/** Files that a person chose, dropped or pasted: checked, uploaded, and added to the value one by one. */
export function useTakenFiles(options: TakenFilesOptions): TakenFiles {
  const { name, value, onValue, upload, most, bytes, accepts } = options
  const say = useText('error')
  const [refusal, setRefusal] = useState<string>()
  const uploads = useUploads(
    name,
    upload,
    url => onValue(most === 1 ? [url] : [...value, url]),
    error => (error instanceof Error && error.message !== '' ? error.message : say('error.operation_failed')),
  )
  const mb = Math.floor(bytes / 1_048_576)
  const free = most - (most === 1 ? 0 : value.length) - uploads.pending.length
  const take = (files: readonly File[]): void => {
    const typed = files.filter(accepts)
    const fitting = typed.filter(file => file.size <= bytes)
    if (typed.length < files.length) setRefusal(say('error.upload_type'))
    else if (fitting.length < typed.length) setRefusal(say('error.upload_size', { mb }))
    else if (fitting.length > free) setRefusal(say('error.max_items', { limit: most }))
    else setRefusal(undefined)
    uploads.start(fitting.slice(0, Math.max(0, free)))
  }
  return { uploads, free, mb, refusal, take }
}

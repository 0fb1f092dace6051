import { useText } from '@shiji/i18n/react.ts'
import { useState } from 'react'
import type { UploadFile } from './upload-file.ts'
import { type Uploads, useUploads } from './use-uploads.ts'

export interface TakenFilesOptions {
  /** Field name sent with the file. */
  readonly name: string
  /** Addresses of the files that are there. */
  readonly value: readonly string[]
  /** Called with all addresses when one is added. */
  readonly onValue: (urls: readonly string[]) => void
  /** Sends a file and gives its address. */
  readonly upload: UploadFile
  /** Most files; with one, the next takes its place. */
  readonly most: number
  /** Bytes of one file. */
  readonly bytes: number
  /** Whether a file is of a type that is taken. */
  readonly accepts: (file: File) => boolean
}

export interface TakenFiles {
  readonly uploads: Uploads
  /** How many more can be sent. */
  readonly free: number
  /** Limit of one file, as people read it. */
  readonly mb: number
  /** Why files were not taken, in words. */
  readonly refusal: string | undefined
  /** Sends those files that fit the rules, and says which rule the others break. */
  readonly take: (files: readonly File[]) => void
}

/** Files that a person chose, dropped or pasted: checked, sent, and added to the value one by one. */
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

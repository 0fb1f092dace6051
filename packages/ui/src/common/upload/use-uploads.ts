import { useEffect, useRef, useState } from 'react'
import type { UploadFile } from './upload-file.ts'

/** A running upload. */
export interface PendingUpload {
  readonly key: number
  readonly file: File
  /** Local address for the preview. */
  readonly preview: string
  /** 0 to 1. */
  readonly share: number
  /** Error message; undefined while running. */
  readonly failure?: string
}

export interface Uploads {
  readonly pending: readonly PendingUpload[]
  readonly start: (files: readonly File[]) => void
  readonly retry: (key: number) => void
  readonly cancel: (key: number) => void
}

/** Runs uploads in parallel, each with progress, failure and cancel. */
export function useUploads(
  name: string,
  upload: UploadFile,
  onDone: (url: string) => void,
  failureText: (error: unknown) => string,
): Uploads {
  const [pending, setPending] = useState<readonly PendingUpload[]>([])
  const stops = useRef(new Map<number, AbortController>())
  const previews = useRef(new Map<number, string>())
  const next = useRef(1)
  const latest = useRef({ onDone, failureText })
  useEffect(() => {
    latest.current = { onDone, failureText }
  })
  useEffect(() => {
    const running = stops.current
    const shown = previews.current
    return () => {
      for (const stop of running.values()) stop.abort()
      for (const preview of shown.values()) URL.revokeObjectURL(preview)
    }
  }, [])

  const change = (key: number, part: Partial<PendingUpload>): void =>
    setPending(all => all.map(one => (one.key === key ? { ...one, ...part } : one)))
  const forget = (key: number): void => {
    const preview = previews.current.get(key)
    if (preview) URL.revokeObjectURL(preview)
    previews.current.delete(key)
    stops.current.delete(key)
    setPending(all => all.filter(one => one.key !== key))
  }
  const run = async (key: number, file: File): Promise<void> => {
    const stop = new AbortController()
    stops.current.set(key, stop)
    try {
      const url = await upload(file, { name, signal: stop.signal, onProgress: share => change(key, { share }) })
      if (stop.signal.aborted) return
      forget(key)
      latest.current.onDone(url)
    } catch (error) {
      if (!stop.signal.aborted) change(key, { failure: latest.current.failureText(error) })
    }
  }
  return {
    pending,
    start: files => {
      for (const file of files) {
        const key = next.current++
        const preview = URL.createObjectURL(file)
        previews.current.set(key, preview)
        setPending(all => [...all, { key, file, preview, share: 0 }])
        void run(key, file)
      }
    },
    retry: key => {
      const one = pending.find(each => each.key === key)
      if (!one) return
      setPending(all =>
        all.map(each => (each.key === key ? { key, file: each.file, preview: each.preview, share: 0 } : each)),
      )
      void run(key, one.file)
    },
    cancel: key => {
      stops.current.get(key)?.abort()
      forget(key)
    },
  }
}

import { useCallback, useRef } from 'react'

/** Uploads of a form that may still be on their way when it is sent. */
export interface RunningUploads {
  /** Counts an upload until it ends; one that rejects or returns false has failed. */
  readonly track: <T>(upload: Promise<T>) => Promise<T>
  /** Waits for all of them; false if one failed meanwhile. */
  readonly ended: () => Promise<boolean>
}

/** Keeps account of the uploads of a form: without those on their way, it would be sent with what was there before. */
export function useRunningUploads(): RunningUploads {
  const running = useRef(new Set<Promise<unknown>>())
  const track = useCallback(<T>(upload: Promise<T>): Promise<T> => {
    const forget = () => running.current.delete(upload)
    running.current.add(upload)
    upload.then(forget, forget)
    return upload
  }, [])
  const ended = useCallback(async () => {
    const ends = await Promise.allSettled(running.current)
    return ends.every(end => end.status === 'fulfilled' && end.value !== false)
  }, [])
  return { track, ended }
}

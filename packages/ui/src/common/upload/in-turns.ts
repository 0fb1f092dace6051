import type { UploadFile } from './upload-file.ts'

/** The same upload, with at most that many on their way at one time; the others wait for their turn. */
export function inTurns(upload: UploadFile, most: number): UploadFile {
  let running = 0
  const waiting: (() => void)[] = []
  return async (file, context) => {
    if (running >= most) await new Promise<void>(resolve => waiting.push(resolve))
    running += 1
    try {
      context.signal.throwIfAborted()
      return await upload(file, context)
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}

import type { ReadAnswer, ReadRequest } from './read.worker.ts'
import { type ReadSheet, type SheetLimits, SheetRefused, sheetLimits } from './sheet-limits.ts'

/** Reads a file in a worker, which is terminated if it takes too long. Rejects with `SheetRefused`. */
export async function importSheet(file: Blob, part: Partial<SheetLimits> = {}): Promise<ReadSheet> {
  const limits = { ...sheetLimits, ...part }
  if (file.size > limits.bytes) throw new SheetRefused('too_big')
  const bytes = await file.arrayBuffer()
  const worker = new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<ReadSheet>((resolve, reject) => {
      timer = setTimeout(() => reject(new SheetRefused('too_slow')), limits.time)
      worker.onmessage = (event: MessageEvent<ReadAnswer>) =>
        'sheet' in event.data ? resolve(event.data.sheet) : reject(new SheetRefused(event.data.refused))
      worker.onerror = () => reject(new SheetRefused('no_sheet'))
      const request: ReadRequest = { bytes, limits }
      worker.postMessage(request, [bytes])
    })
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}

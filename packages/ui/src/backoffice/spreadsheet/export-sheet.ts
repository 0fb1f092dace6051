import { saveFile } from './save-file.ts'
import type { SheetColumn, SheetData, SheetValue } from './sheet-data.ts'
import type { SheetAnswer, SheetRequest } from './sheet-messages.ts'

/** Most rows of one file; more would take a gigabyte of memory. */
export const mostSheetRows = 100_000

/** There are more rows than fit in one file. */
export class SheetTooLong extends Error {
  constructor() {
    super(`more than ${mostSheetRows} rows`)
    this.name = 'SheetTooLong'
  }
}

/** A sheet whose rows are produced one after the other. */
export interface SheetSource {
  /** Name of the sheet and of the file, without its extension. */
  readonly name: string
  readonly columns: readonly SheetColumn[]
  readonly rows: Iterable<readonly SheetValue[]> | AsyncIterable<readonly SheetValue[]>
}

export interface ExportOptions {
  /** Cancels the export; the unfinished file is discarded. */
  readonly signal?: AbortSignal
  /** Receives the number of rows written so far. */
  readonly onProgress?: (rows: number) => void
}

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Rows per batch: few enough that the page stays responsive. */
const part = 250

/** Pause in ms while the browser stores the file and terminates the worker: both would block a page that renders. */
const rest = 100

const pause = (length = 0): Promise<void> => new Promise(resolve => setTimeout(resolve, length))

/** Sends requests to the worker one at a time. */
const ask = (worker: Worker, request: SheetRequest): Promise<SheetAnswer> =>
  new Promise((resolve, reject) => {
    worker.onmessage = (event: MessageEvent<SheetAnswer>) =>
      event.data.kind === 'failed' ? reject(new Error(event.data.message)) : resolve(event.data)
    worker.onerror = event => reject(new Error(event.message || 'the sheet could not be written'))
    worker.postMessage(request)
  })

/**
 * Writes a sheet in a worker. Rejects with the reason of the signal if cancelled, with `SheetTooLong` if there are too
 * many rows, else with the error.
 */
export async function sheetFile({ name, columns, rows }: SheetSource, options: ExportOptions = {}): Promise<Blob> {
  const { signal, onProgress } = options
  signal?.throwIfAborted()
  // The writer is 300 KB and uses half a gigabyte while it works: it loads on demand and is terminated afterwards.
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' })
  const stopped = new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  const tell = (request: SheetRequest): Promise<SheetAnswer> => Promise.race([ask(worker, request), stopped])
  let taken = 0
  let waiting: (readonly SheetValue[])[] = []
  const hand = async (): Promise<void> => {
    const sent: SheetData['rows'] = waiting
    waiting = []
    await tell({ kind: 'rows', rows: sent })
    taken += sent.length
    onProgress?.(taken)
  }
  // A stop between two requests must not become an unhandled rejection.
  stopped.catch(() => {})
  try {
    await tell({ kind: 'open', name, columns })
    for await (const row of rows) {
      signal?.throwIfAborted()
      if (taken + waiting.length >= mostSheetRows) throw new SheetTooLong()
      waiting.push(row)
      if (waiting.length === part) {
        await hand()
        await pause()
      }
    }
    if (waiting.length > 0) await hand()
    const answer = await tell({ kind: 'close' })
    if (answer.kind !== 'file') throw new TypeError('the worker gave no file')
    return new Blob([answer.file], { type })
  } finally {
    worker.terminate()
  }
}

/** Writes a sheet and downloads it as '<name>.xlsx'; rejects as `sheetFile` does. */
export async function exportSheet(source: SheetSource, options?: ExportOptions): Promise<void> {
  saveFile(await sheetFile(source, options), `${source.name || 'table'}.xlsx`)
  await pause(rest)
}

import { saveFile } from './save-file.ts'
import type { SheetColumn, SheetData, SheetValue } from './sheet-data.ts'
import type { SheetAnswer, SheetRequest } from './sheet-messages.ts'

/** Most rows of one file; more would take a gigabyte of memory. */
export const mostSheetRows = 100_000

/** There are more rows than one file takes. */
export class SheetTooLong extends Error {
  constructor() {
    super(`more than ${mostSheetRows} rows`)
    this.name = 'SheetTooLong'
  }
}

/** A sheet whose rows come one after the other. */
export interface SheetSource {
  /** Name of the sheet and of the file, without its ending. */
  readonly name: string
  readonly columns: readonly SheetColumn[]
  readonly rows: Iterable<readonly SheetValue[]> | AsyncIterable<readonly SheetValue[]>
}

export interface ExportOptions {
  /** Stops the work; what is there of the file is thrown away. */
  readonly signal?: AbortSignal
  /** Receives the number of rows written so far. */
  readonly onProgress?: (rows: number) => void
}

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Rows that are made and handed over at once: few enough that the page answers in between. */
const part = 250

/** How long the browser is left alone, in ms, while it stores the file and clears the worker away: both would hold up a page that draws. */
const rest = 100

const pause = (length = 0): Promise<void> => new Promise(resolve => setTimeout(resolve, length))

/** Asks the worker one thing after the other. */
const ask = (worker: Worker, request: SheetRequest): Promise<SheetAnswer> =>
  new Promise((resolve, reject) => {
    worker.onmessage = (event: MessageEvent<SheetAnswer>) =>
      event.data.kind === 'failed' ? reject(new Error(event.data.message)) : resolve(event.data)
    worker.onerror = event => reject(new Error(event.message || 'the sheet could not be written'))
    worker.postMessage(request)
  })

/**
 * Writes a sheet in a worker. Rejects with the reason of the signal when it was stopped, with `SheetTooLong` when there are
 * too many rows, and with what went wrong else.
 */
export async function sheetFile({ name, columns, rows }: SheetSource, options: ExportOptions = {}): Promise<Blob> {
  const { signal, onProgress } = options
  signal?.throwIfAborted()
  // The writer is 300 KB and half a gigabyte while it works: it comes on demand and goes afterwards.
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

/** Writes a sheet and hands it to the person as '<name>.xlsx'; rejects as `sheetFile` does. */
export async function exportSheet(source: SheetSource, options?: ExportOptions): Promise<void> {
  saveFile(await sheetFile(source, options), `${source.name || 'table'}.xlsx`)
  await pause(rest)
}

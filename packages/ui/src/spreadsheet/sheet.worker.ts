import type { SheetData } from './sheet-data.ts'
import { writeSheet } from './write-sheet.ts'

/** What the page asks the worker for. */
export interface SheetRequest {
  readonly name: string
  readonly data: SheetData
}

addEventListener('message', (event: MessageEvent<SheetRequest>) => {
  const file = writeSheet(event.data.name, event.data.data)
  postMessage(file, { transfer: [file] })
})

import { readSheet } from './read-sheet.ts'
import { type ReadSheet, type SheetLimits, type SheetRefusal, SheetRefused } from './sheet-limits.ts'

/** The request of the page. */
export interface ReadRequest {
  readonly bytes: ArrayBuffer
  readonly limits: SheetLimits
}

/** The sheet, or the error. */
export type ReadAnswer = { readonly sheet: ReadSheet } | { readonly refused: SheetRefusal }

const answer = (message: ReadAnswer): void => postMessage(message)

addEventListener('message', (event: MessageEvent<ReadRequest>) => {
  readSheet(new Uint8Array(event.data.bytes), event.data.limits).then(
    sheet => answer({ sheet }),
    (error: unknown) => answer({ refused: error instanceof SheetRefused ? error.reason : 'no_sheet' }),
  )
})

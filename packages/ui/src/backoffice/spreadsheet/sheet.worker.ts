import type { SheetAnswer, SheetRequest } from './sheet-messages.ts'
import { type OpenSheet, openSheet } from './write-sheet.ts'

let sheet: OpenSheet | undefined

const answer = (message: SheetAnswer): void => {
  postMessage(message, message.kind === 'file' ? { transfer: [message.file] } : {})
}

const take = (request: SheetRequest): SheetAnswer => {
  if (request.kind === 'open') sheet = openSheet(request.name, request.columns)
  if (!sheet) throw new Error('no sheet was begun')
  if (request.kind === 'rows') sheet.add(request.rows)
  return request.kind === 'close' ? { kind: 'file', file: sheet.close() } : { kind: 'taken' }
}

addEventListener('message', (event: MessageEvent<SheetRequest>) => {
  try {
    answer(take(event.data))
  } catch (error) {
    answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
})

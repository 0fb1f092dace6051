import type { SheetColumn, SheetData } from './sheet-data.ts'

/** What the page sends to the worker that writes a sheet. */
export type SheetRequest =
  | { readonly kind: 'open'; readonly name: string; readonly columns: readonly SheetColumn[] }
  | { readonly kind: 'rows'; readonly rows: SheetData['rows'] }
  | { readonly kind: 'close' }

/** What the worker answers: rows taken, the file, or the error. */
export type SheetAnswer =
  | { readonly kind: 'taken' }
  | { readonly kind: 'file'; readonly file: ArrayBuffer }
  | { readonly kind: 'failed'; readonly message: string }

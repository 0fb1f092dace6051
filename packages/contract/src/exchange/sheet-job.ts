import Type, { type Static } from 'typebox'
import { LIMITS } from '../limits.ts'
import { Count, Flag, Id, Instant, Nullable, Strict, Word } from '../schema.ts'
import { IMPORT_KINDS, SHEET_ACTIONS, SHEET_DIRECTIONS, SHEET_KINDS, SHEET_STATES } from './sheet.words.ts'

export const SHEET_LIMITS = LIMITS.sheet

/** An import or export that runs in the background. */
export const SheetJob = Type.Object({
  id: Id,
  kind: Word(SHEET_KINDS),
  direction: Word(SHEET_DIRECTIONS),
  state: Word(SHEET_STATES),
  /** Name of the file. */
  name: Type.String(),
  by: Type.String(),
  /** Lines of the file without its heading; null until they are counted. */
  rows: Nullable(Count),
  /** Lines that the step of now is through with. */
  done: Count,
  /** Lines that are not applied, because they or others of their goods are wrong. */
  wrong_rows: Count,
  /** Cells that are wrong. */
  faults: Count,
  fault_parts: Count,
  /** Lines that changed something, and lines that say what is so already. */
  applied: Count,
  unchanged: Count,
  /** Lines that were taken back, and lines that stayed, because an order or a person touched their record. */
  undone: Count,
  kept: Count,
  /** Parts of the file of an export. */
  parts: Count,
  /** Why it failed, in the reader's language. */
  reason: Nullable(Type.String()),
  created_at: Instant,
  ended_at: Nullable(Instant),
  expires_at: Instant,
  actions: Type.Array(Word(SHEET_ACTIONS)),
})
export type SheetJob = Static<typeof SheetJob>
/** GET {area prefix}sheet_jobs: the newest first. */
export const SheetJobs = Type.Array(SheetJob)

/** POST {area prefix}sheet_jobs/export. */
export const SheetExportInput = Strict({ kind: Word(SHEET_KINDS) })
export type SheetExportInput = Static<typeof SheetExportInput>

/** POST /Seller/sheet_jobs/import with the file: csv in UTF-8 or GB 18030. */
export const SheetImportInput = Strict({ kind: Word(IMPORT_KINDS) })
export type SheetImportInput = Static<typeof SheetImportInput>

/** PUT /Seller/sheet_jobs/{id}/apply: with wrong rows it applies only where these are to be left out. */
export const SheetApplyInput = Strict({ skip_wrong: Type.Optional(Flag) })
export type SheetApplyInput = Static<typeof SheetApplyInput>

export const SheetPartParams = Strict({ id: Id, part: Type.Integer({ minimum: 1, maximum: 100_000 }) })
export type SheetPartParams = Static<typeof SheetPartParams>

/** A piece of the file of an export; all parts in their order are the file. */
export const SheetPart = Type.Object({ text: Type.String() })
export type SheetPart = Static<typeof SheetPart>

/** What is wrong in a cell. `column` is the heading in the reader's language, `row` counts the heading as 1. */
export const SheetFault = Type.Object({
  row: Count,
  column: Type.String(),
  value: Type.String(),
  message: Type.String(),
})
export type SheetFault = Static<typeof SheetFault>
export const SheetFaults = Type.Array(SheetFault)

export const SheetTemplateParams = Strict({ kind: Word(IMPORT_KINDS) })
export type SheetTemplateParams = Static<typeof SheetTemplateParams>
/** GET /Seller/sheet_templates/{kind}: an empty sheet, and what each column is for. */
export const SheetTemplate = Type.Object({
  text: Type.String(),
  columns: Type.Array(Type.Object({ title: Type.String(), hint: Type.String(), is_needed: Flag })),
})
export type SheetTemplate = Static<typeof SheetTemplate>

import type { SheetState } from '@shiji/contract/exchange/sheet.words.ts'
import type { SheetJob } from '@shiji/contract/exchange/sheet-job.ts'

/** Time between looks at jobs that are under way, in ms. */
export const ASK_EVERY = 2000

const TONES = {
  waiting: 'neutral',
  checking: 'info',
  checked: 'warning',
  applying: 'info',
  writing: 'info',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  undoing: 'info',
  undone: 'neutral',
} as const satisfies Readonly<Record<SheetState, string>>

/** Tone of a job's state. */
export const toneOf = (state: SheetState) => TONES[state]

/** Whether the server works on a job, or will. */
export const isUnderWay = ({ state }: Pick<SheetJob, 'state'>): boolean =>
  ['waiting', 'checking', 'applying', 'writing', 'undoing'].includes(state)

/** How far a job is, in rows. */
export const progressOf = (job: SheetJob): { readonly done: number; readonly of: number } =>
  job.state === 'undoing'
    ? { done: job.undone + job.kept, of: Math.max(job.applied, job.undone + job.kept) }
    : { done: job.done, of: Math.max(job.rows ?? 0, job.done) }

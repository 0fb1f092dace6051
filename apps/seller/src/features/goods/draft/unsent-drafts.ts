import { type DraftPatch, isPatch } from './goods-draft.ts'

/** What was typed into a form and has not reached the server yet. */
export interface UnsentDraft {
  /** The person, their store, and the goods. */
  readonly owner: string
  /** Names the open form that wrote it. */
  readonly form: string
  /** Version of the goods that the form was opened with; '' for new ones. */
  readonly version: string
  /** When it was typed, ISO 8601. */
  readonly at: string
  readonly patch: DraftPatch
}

const KEY = 'goods_drafts'
/** Forms that one tab keeps; the oldest goes first. */
const MOST = 5

// The browser may refuse storage altogether, or have no room left; then the page works without.
const storage = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

function all(): readonly UnsentDraft[] {
  try {
    const kept: unknown = JSON.parse(storage()?.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isUnsent) : []
  } catch {
    return []
  }
}

function put(drafts: readonly UnsentDraft[]): void {
  try {
    if (drafts.length === 0) storage()?.removeItem(KEY)
    else storage()?.setItem(KEY, JSON.stringify(drafts))
  } catch (error) {
    console.warn('the draft was not kept', error)
  }
}

/** Saves the input of a form in this tab until the server has it. */
export const keepUnsent = (draft: UnsentDraft): void =>
  put([...all().filter(each => each.form !== draft.form), draft].slice(-MOST))

/** What this tab keeps of that owner's forms, the newest first. */
export const unsentOf = (owner: string): readonly UnsentDraft[] =>
  all()
    .filter(draft => draft.owner === owner)
    .toReversed()

export const forgetUnsent = (form: string): void => put(all().filter(each => each.form !== form))

const isUnsent = (value: unknown): value is UnsentDraft =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  'form' in value &&
  'version' in value &&
  'at' in value &&
  'patch' in value &&
  isPatch(value.patch)

import type { GoodsDraft } from './goods-draft.ts'

/** A draft stored in this tab, with its owner: the person, their store, and the goods, 0 for new ones. */
export interface KeptDraft {
  readonly owner: string
  /** When it was typed, ISO 8601. */
  readonly at: string
  /** The stored goods at that time. */
  readonly base: GoodsDraft
  readonly draft: GoodsDraft
}

const KEY = 'goods_draft'

// The browser may refuse storage altogether, or have no room left; then the page works without.
const storage = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

/** Saves the input in this tab across a reload or the end of a session; only the latest form. */
export function keepDraft(kept: KeptDraft): void {
  try {
    storage()?.setItem(KEY, JSON.stringify(kept))
  } catch (error) {
    console.warn('the draft was not kept', error)
  }
}

/** What this tab keeps of that owner's form. */
export function keptDraft(owner: string): KeptDraft | undefined {
  const text = storage()?.getItem(KEY)
  if (text === null || text === undefined) return undefined
  const kept = parsed(text)
  return kept?.owner === owner ? kept : undefined
}

export const forgetDraft = (): void => storage()?.removeItem(KEY)

function parsed(text: string): KeptDraft | undefined {
  try {
    const kept: unknown = JSON.parse(text)
    return isKept(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

// Written only by this file, so checking its outline is enough.
const isKept = (value: unknown): value is KeptDraft =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  'at' in value &&
  'base' in value &&
  isDraft(value.base) &&
  'draft' in value &&
  isDraft(value.draft)

const isDraft = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'matrix' in value && 'values' in value && 'attributes' in value

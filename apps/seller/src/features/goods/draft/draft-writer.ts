import type { SavedGoodsDraft } from '@shiji/contract/catalog/desk/goods-draft.ts'
import type { DraftPatch } from './goods-draft.ts'
import { forgetUnsent, keepUnsent, type UnsentDraft } from './unsent-drafts.ts'

/** A moment after the last key. */
const PAUSE_MS = 1_000
/** Next try after a cut connection. */
const RETRY_MS = 15_000

/** Where the draft is: nowhere, on the server since then, or in this browser only, and why. */
export type DraftState =
  | { readonly kind: 'none' }
  | { readonly kind: 'saved'; readonly at: string; readonly others: number }
  | { readonly kind: 'here'; readonly why: 'cut' | 'full' | 'refused' }

export const NO_DRAFT: DraftState = { kind: 'none' }

/** Answer of the server to a draft. */
export type DraftSent =
  | { readonly kind: 'saved'; readonly saved: SavedGoodsDraft }
  | { readonly kind: 'cut' | 'full' | 'refused' }

export interface DraftCalls {
  readonly send: (draft: UnsentDraft) => Promise<DraftSent>
  readonly remove: (ids: readonly number[]) => Promise<void>
}

/** The draft of one open form: its key, and its id once the server has it. */
interface OwnDraft {
  readonly form: string
  id?: number
}

interface Waiting {
  readonly own: OwnDraft
  readonly version: string
  readonly at: string
  readonly patch: DraftPatch
}

const newForm = (): OwnDraft => ({ form: crypto.randomUUID().replaceAll('-', '') })

/**
 * Keeps the input of a form on the server, a moment after the last key and one call at a time. Until the server has it, and
 * while it does not answer, this tab keeps it.
 */
export function draftWriter(owner: string, { send, remove }: DraftCalls, onState: (state: DraftState) => void) {
  let own = newForm()
  let waiting: Waiting | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let work: Promise<void> = Promise.resolve()
  let replaced: readonly number[] = []

  const keep = ({ own: { form }, version, at, patch }: Waiting): UnsentDraft => {
    const draft = { owner, form, version, at, patch }
    keepUnsent(draft)
    return draft
  }
  const sendOne = async (item: Waiting): Promise<void> => {
    const answer = await send(keep(item))
    if (answer.kind !== 'saved') {
      waiting ??= item
      if (answer.kind === 'cut') timer = setTimeout(flush, RETRY_MS)
      return onState({ kind: 'here', why: answer.kind })
    }
    item.own.id = answer.saved.id
    if (waiting?.own !== item.own) forgetUnsent(item.own.form)
    const gone = replaced
    replaced = []
    if (gone.length > 0) await remove(gone)
    onState({ kind: 'saved', at: answer.saved.saved_at, others: answer.saved.others - gone.length })
  }
  function flush(): Promise<void> {
    clearTimeout(timer)
    const item = waiting
    waiting = undefined
    if (item === undefined) return work
    keep(item)
    work = work.then(() => sendOne(item)).catch(console.error)
    return work
  }
  return {
    /** Names the open form. */
    form: () => own.form,
    /** Writes what was typed after a moment. */
    write(version: string, patch: DraftPatch): void {
      waiting = { own, version, at: new Date().toISOString(), patch }
      clearTimeout(timer)
      timer = setTimeout(flush, PAUSE_MS)
    },
    /** Writes at once what waits. */
    flush,
    /** Nothing is typed any more: the draft goes, here and on the server. */
    drop(): void {
      clearTimeout(timer)
      waiting = undefined
      const gone = own
      forgetUnsent(gone.form)
      work = work
        .then(async () => {
          const ids = [...(gone.id === undefined ? [] : [gone.id]), ...replaced]
          delete gone.id
          replaced = []
          forgetUnsent(gone.form)
          if (ids.length > 0) await remove(ids)
        })
        .catch(console.error)
      onState(NO_DRAFT)
    },
    /** The form goes on with another draft, which goes once this one is written. */
    replace(id: number): void {
      replaced = [...replaced, id]
    },
    /** What was typed so far stays a draft of its own; from now on the form writes another one. */
    begin(form?: string): void {
      void flush()
      own = form === undefined ? newForm() : { form }
    },
  }
}

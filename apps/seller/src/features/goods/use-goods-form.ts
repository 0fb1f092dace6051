import { useText } from '@shiji/i18n/react.ts'
import { useUnsaved } from '@shiji/ui/common/unsaved/unsaved.ts'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { type GoodsDraft, isChanged } from './draft/goods-draft.ts'
import { problemsOf } from './faults/goods-rules.ts'
import { type Problems, placed, stillThere } from './faults/problem-places.ts'
import { changeBody, newBody } from './saving/goods-body.ts'

export interface GoodsFormStart {
  /** The stored goods, or the initial values of new ones. */
  readonly base: GoodsDraft
  readonly isNew: boolean
  readonly readOnly: boolean
}

/** Changes the draft; the second part names the places of the page that it affects. */
export type ChangeDraft = (
  change: (draft: GoodsDraft) => GoodsDraft,
  about: string | ((place: string) => boolean),
) => void

/** Reports that the text of a control is invalid, or valid again. */
export type ReportProblem = (place: string, message: string | undefined) => void

const NONE: Problems = {}

const without = (problems: Problems, isAbout: (place: string) => boolean): Problems =>
  Object.keys(problems).some(isAbout)
    ? Object.fromEntries(Object.entries(problems).filter(([place]) => !isAbout(place)))
    : problems

/** The draft of a goods form with its problems: invalid texts, the page's rules, the server's messages. */
export function useGoodsForm({ base: first, isNew, readOnly }: GoodsFormStart) {
  const say = useText('goods', 'error')
  const [base, setBase] = useState(first)
  const [draft, setDraft] = useState(first)
  const [tried, setTried] = useState(false)
  const [unreadable, setUnreadable] = useState(NONE)
  const [told, setTold] = useState(NONE)
  const dirty = useMemo(() => isChanged(base, draft), [base, draft])
  useUnsaved((dirty || Object.keys(unreadable).length > 0) && !readOnly)

  const rulesOf = (before: GoodsDraft, after: GoodsDraft): Problems =>
    placed(after, problemsOf(isNew ? newBody(after) : changeBody(before, after), say))
  // Two hundred rows are not checked between two keys.
  const checked = useDeferredValue(draft)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `rulesOf` is made of these alone
  const broken = useMemo(() => (tried ? rulesOf(base, checked) : NONE), [tried, base, checked, isNew, say])
  const problems = useMemo(
    () => stillThere(draft, { ...told, ...broken, ...unreadable }),
    [draft, told, broken, unreadable],
  )

  const change = useCallback<ChangeDraft>((alter, about) => {
    const isAbout = typeof about === 'string' ? (place: string) => place === about : about
    setDraft(alter)
    setTold(current => without(current, isAbout))
    // Errors of invalid texts stay until their control clears them; other values clear them too.
    if (typeof about !== 'string') setUnreadable(current => without(current, isAbout))
  }, [])
  const onProblem = useCallback<ReportProblem>(
    (place, message) =>
      setUnreadable(current =>
        message === undefined ? without(current, each => each === place) : { ...current, [place]: message },
      ),
    [],
  )
  return {
    draft,
    base,
    dirty,
    problems,
    change,
    onProblem,
    /** Checks everything before it is sent; true when there are no problems. */
    check(): boolean {
      setTried(true)
      return Object.keys(stillThere(draft, { ...rulesOf(base, draft), ...unreadable })).length === 0
    },
    /** Shows what the server has against a draft that was sent. */
    tell: (sent: GoodsDraft, messages: Problems) => setTold(placed(sent, messages)),
    /** Rebases the draft: the newly stored goods, and the input on top of them. */
    settle(nextBase: GoodsDraft, next: (draft: GoodsDraft) => GoodsDraft) {
      setBase(nextBase)
      setDraft(next)
      setTold(NONE)
      setTried(false)
    },
    /** Replaces the draft, for example by a saved one. */
    put(next: GoodsDraft) {
      setDraft(next)
      setTold(NONE)
      setUnreadable(NONE)
    },
  }
}

export type GoodsFormState = ReturnType<typeof useGoodsForm>

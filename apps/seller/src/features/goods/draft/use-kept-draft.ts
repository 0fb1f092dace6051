import { isFailure } from '@shiji/api/base/transport/failure.ts'
import { goodsDraftApi, useGoodsDraftsQuery } from '@shiji/api/catalog/goods-draft.api.ts'
import { useShijiDispatch } from '@shiji/api/hooks.ts'
import { isCut } from '@shiji/backoffice/core/action/refusal.ts'
import type { KeptGoodsDraft } from '@shiji/contract/catalog/desk/goods-draft.ts'
import { CODE } from '@shiji/contract/envelope.ts'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { type DraftCalls, type DraftSent, type DraftState, draftWriter, NO_DRAFT } from './draft-writer.ts'
import { type DraftPatch, type GoodsDraft, isChanged, isPatch, patchOf, withPatch } from './goods-draft.ts'
import { forgetUnsent, unsentOf } from './unsent-drafts.ts'

/** A draft that was typed elsewhere or before, to go on with. */
export interface DraftOffer {
  readonly form: string
  /** On the server; undefined for one that only this tab has. */
  readonly id?: number
  /** When it was typed, ISO 8601. */
  readonly at: string
  /** The goods were saved since. */
  readonly isOutdated: boolean
  readonly patch: DraftPatch
}

export interface KeptDraftParts {
  /** Whose draft it is: the person, their store, and the goods. */
  readonly owner: string
  /** 0 for new goods. */
  readonly goodsId: number
  /** Version of the goods in the form; '' for new ones. */
  readonly version: string
  /** What kept input is applied to. */
  readonly base: GoodsDraft
  readonly draft: GoodsDraft
  /** The draft differs from what is saved. */
  readonly dirty: boolean
  readonly readOnly: boolean
}

/**
 * Keeps a draft on the server while it differs from what is saved, for this person on all of their devices; input that
 * could not be sent stays in this tab. `offers` are the drafts of other forms: those that were left, and those that another
 * window or device is writing.
 */
export function useKeptDraft({ owner, goodsId, version, base, draft, dirty, readOnly }: KeptDraftParts) {
  const calls = useDraftCalls(goodsId)
  const [state, setState] = useState<DraftState>(NO_DRAFT)
  const [writer] = useState(() => draftWriter(owner, calls, setState))
  const [unsent, setUnsent] = useState(() => unsentOf(owner))
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const asked = useGoodsDraftsQuery({ goods_id: goodsId }, { refetchOnMountOrArgChange: true, skip: readOnly })
  const { refetch, isUninitialized } = asked
  const look = useEffectEvent(() => {
    if (!isUninitialized) void refetch()
  })

  const write = useEffectEvent(() => writer.write(version, patchOf(base, draft)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft is written
  useEffect(() => {
    if (dirty && !readOnly) write()
    else if (!dirty) writer.drop()
  }, [draft, dirty, readOnly, writer])
  useEffect(() => {
    // Hidden pages may not come back, and on a phone that is how they end.
    const onVisible = () => (document.visibilityState === 'hidden' ? void writer.flush() : look())
    const onOnline = () => void writer.flush()
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('online', onOnline)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('online', onOnline)
      void writer.flush()
    }
  }, [writer])
  // What earlier forms of this tab could not send is sent first.
  useEffect(() => {
    if (readOnly) return
    void Promise.all(
      unsentOf(owner).map(async each => {
        const { kind } = await calls.send(each)
        if (kind === 'saved') forgetUnsent(each.form)
        return kind === 'saved'
      }),
    ).then(sent => {
      if (!sent.includes(true)) return
      setUnsent(unsentOf(owner))
      look()
    })
  }, [owner, readOnly, calls])

  const known = (asked.data ?? []).filter(({ form }) => form !== writer.form()).length
  const others = state.kind === 'saved' ? state.others : known
  useEffect(() => {
    if (others !== known) look()
  }, [others, known])

  const offers = useMemo(
    () =>
      offersOf(asked.data ?? [], unsent, version).filter(
        ({ form, patch }) => form !== writer.form() && !gone.has(form) && isChanged(base, withPatch(base, patch)),
      ),
    [asked.data, unsent, version, gone, base, writer],
  )
  const hide = (offer: DraftOffer) => setGone(before => new Set([...before, offer.form]))
  return {
    offers,
    state,
    /** The form goes on with another draft; what was typed into it stays a draft of its own. */
    take(offer: DraftOffer) {
      hide(offer)
      if (offer.id === undefined) return writer.begin(offer.form)
      if (dirty) writer.begin()
      writer.replace(offer.id)
    },
    /** Throws an offered draft away. */
    discard(offer: DraftOffer) {
      hide(offer)
      forgetUnsent(offer.form)
      if (offer.id !== undefined) void calls.remove([offer.id])
    },
  }
}

function offersOf(
  kept: readonly KeptGoodsDraft[],
  unsent: ReturnType<typeof unsentOf>,
  version: string,
): readonly DraftOffer[] {
  const here = unsent.map(({ form, at, version: then, patch }) => ({ form, at, isOutdated: then !== version, patch }))
  const there = kept
    .filter(({ form }) => here.every(each => each.form !== form))
    .flatMap(({ id, form, saved_at, is_outdated, body }) =>
      isPatch(body) ? [{ id, form, at: saved_at, isOutdated: is_outdated, patch: body }] : [],
    )
  return [...here, ...there].toSorted((a, b) => b.at.localeCompare(a.at))
}

/** The calls of a draft; they do not count as writes that other parts of the page follow. */
function useDraftCalls(goodsId: number): DraftCalls {
  const dispatch = useShijiDispatch()
  return useMemo(
    () => ({
      async send({ form, version, patch }): Promise<DraftSent> {
        const { data, error } = await dispatch(
          goodsDraftApi.endpoints.keepGoodsDraft.initiate(
            {
              ...{ kind: goodsId === 0 ? 'new' : 'goods', goods_id: goodsId },
              ...{ form, version, body: JSON.stringify(patch) },
            },
            { track: false },
          ),
        )
        if (data !== undefined) return { kind: 'saved', saved: data }
        if (isCut(error)) return { kind: 'cut' }
        return { kind: isFailure(error) && error.code === CODE.refused ? 'full' : 'refused' }
      },
      async remove(ids) {
        await dispatch(goodsDraftApi.endpoints.removeGoodsDrafts.initiate({ ids: [...ids] }, { track: false }))
      },
    }),
    [dispatch, goodsId],
  )
}

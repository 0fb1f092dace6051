import type { GoodsRecord } from '@shiji/api/catalog/catalog.back-office.api.ts'
import type { Conflict } from '@shiji/api/resource/resource.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import type { SubmitRefusal } from '@shiji/ui/backoffice/form/form-renderer.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useRef, useState } from 'react'
import { type GoodsDraft, isChanged } from '../draft/goods-draft.ts'
import { rebase, type SkuMatrix } from '../skus/sku-matrix.ts'
import type { GoodsFormState } from '../use-goods-form.ts'
import { useSaveGoods } from './use-save-goods.ts'

export interface GoodsSavingParts {
  readonly form: GoodsFormState
  /** The goods when the form was opened; undefined for new ones. */
  readonly first: GoodsRecord | undefined
  /** Reloads the goods from the server; undefined if that fails. */
  readonly look: () => Promise<GoodsRecord | undefined>
  /** Pictures are still on their way. */
  readonly areUploading: () => boolean
}

const onto = (draft: GoodsDraft, fresh: GoodsRecord, sent?: SkuMatrix): GoodsDraft => ({
  ...draft,
  matrix: rebase(draft.matrix, fresh, sent),
})

/** Saves the form, one try at a time. A failed try loses no input. */
export function useGoodsSaving({ form, first, look, areUploading }: GoodsSavingParts) {
  const say = useText('goods', 'error', 'backoffice')
  const { add, change } = useSaveGoods()
  const [goods, setGoods] = useState(first)
  const [saving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [conflict, setConflict] = useState<Conflict>()
  const [made, setMade] = useState(false)
  const [found, setFound] = useState(0)
  const busy = useRef(false)
  // After a lost connection the stored state is unknown, and counted stock must not be booked twice.
  const unsure = useRef(false)

  const refuse = (sent: GoodsDraft, { fields = {}, message }: SubmitRefusal) => {
    form.tell(sent, fields)
    setRefusal(message)
    setFound(count => count + 1)
  }
  const done = () => {
    toast.success(say('goods.saved'))
  }
  const saveNew = async (sent: GoodsDraft) => {
    const outcome = await add(sent)
    if (outcome.kind === 'refused') return refuse(sent, outcome.refusal)
    if (outcome.kind === 'conflict') return setRefusal(say('error.operation_failed'))
    form.settle(sent, now => now)
    setMade(true)
    return done()
  }
  const saveChange = async (standing: GoodsRecord, typed: GoodsDraft, overwrite: boolean) => {
    const fresh = unsure.current ? await look() : undefined
    if (unsure.current && fresh === undefined) return setRefusal(say('backoffice.no_answer'))
    const base = fresh === undefined ? form.base : onto(form.base, fresh)
    const sent = fresh === undefined ? typed : onto(typed, fresh)
    if (fresh !== undefined) {
      unsure.current = false
      setGoods(fresh)
      form.settle(base, now => onto(now, fresh))
    }
    // The call that was cut got through after all.
    if (fresh !== undefined && !isChanged(base, sent)) return done()
    const outcome = await change(fresh ?? standing, base, sent, { overwrite })
    if (outcome.kind === 'conflict') return setConflict(outcome.conflict)
    setConflict(undefined)
    if (outcome.kind === 'refused') {
      unsure.current = outcome.cut
      return refuse(sent, outcome.refusal)
    }
    const after = await look()
    if (after === undefined) {
      unsure.current = true
      form.settle(sent, now => now)
    } else {
      setGoods(after)
      form.settle(onto(sent, after, sent.matrix), now => onto(now, after, sent.matrix))
    }
    return done()
  }
  const save = async ({ overwrite = false } = {}) => {
    if (busy.current) return
    setRefusal(undefined)
    if (areUploading()) return setRefusal(say('goods.uploading'))
    if (!form.check()) return setFound(count => count + 1)
    if (goods !== undefined && !form.dirty) return toast.info(say('goods.nothing_changed'))
    busy.current = true
    setSaving(true)
    try {
      await (goods === undefined ? saveNew(form.draft) : saveChange(goods, form.draft, overwrite))
    } catch (error) {
      console.error(error)
      setRefusal(say('error.operation_failed'))
    } finally {
      busy.current = false
      setSaving(false)
    }
  }
  return {
    goods,
    save,
    saving,
    refusal,
    conflict,
    closeConflict: () => setConflict(undefined),
    /** New goods are on the server. */
    made,
    /** Counts the tries that found problems. */
    found,
  }
}

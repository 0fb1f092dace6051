import type { GoodsRecord } from '@shiji/api/catalog/catalog.back-office.api.ts'
import {
  type Conflict,
  conflictOf,
  useCreateRowMutation,
  useUpdateRowMutation,
} from '@shiji/api/resource/resource.api.ts'
import { isCut, refusalOf } from '@shiji/backoffice/core/action/refusal.ts'
import { useIdempotencyKey } from '@shiji/backoffice/page/record/idempotency.ts'
import { useText } from '@shiji/i18n/react.ts'
import type { SubmitRefusal } from '@shiji/ui/backoffice/form/form-renderer.tsx'
import { useRef } from 'react'
import { type GoodsDraft, isChanged } from '../draft/goods-draft.ts'
import { changeBody, type GoodsBody, newBody } from './goods-body.ts'

/** Result of a save. After a lost connection it is unknown whether it was carried out. */
export type Outcome =
  | { readonly kind: 'saved'; readonly id: number }
  | { readonly kind: 'refused'; readonly refusal: SubmitRefusal; readonly cut: boolean }
  | { readonly kind: 'conflict'; readonly conflict: Conflict }

const PATH = '/Seller/goods'

const idOf = (answer: unknown): number => {
  const id = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'id') : undefined
  if (typeof id !== 'number') throw new Error('the server did not say which goods it made')
  return id
}

/** The two ways to save: goods that are new, and a change to goods that are there. */
export function useSaveGoods() {
  const say = useText('backoffice')
  const [create] = useCreateRowMutation()
  const [update] = useUpdateRowMutation()
  const keyFor = useIdempotencyKey()
  /** A try that was cut; it is settled before anything else is sent, so that goods are made once. */
  const trial = useRef<GoodsDraft>(undefined)
  const made = useRef<{ readonly id: number; readonly draft: GoodsDraft }>(undefined)

  const refused = (failure: unknown): Outcome => {
    const conflict = conflictOf(failure)
    if (conflict !== undefined) return { kind: 'conflict', conflict }
    return { kind: 'refused', refusal: refusalOf(failure, say), cut: isCut(failure) }
  }
  const change = async (id: number, form: GoodsBody, version?: string): Promise<Outcome> => {
    const { error } = await update({ path: PATH, id, form, version })
    return error === undefined ? { kind: 'saved', id } : refused(error)
  }
  const add = async (draft: GoodsDraft): Promise<Outcome> => {
    if (made.current === undefined) {
      const sent = trial.current ?? draft
      const form = newBody(sent)
      const { data, error } = await create({ path: PATH, form, idempotencyKey: keyFor(form) })
      if (error !== undefined) {
        const outcome = refused(error)
        trial.current = isCut(error) ? sent : undefined
        // The older try was refused; the newer one has not been sent yet.
        return sent === draft || isCut(error) ? outcome : add(draft)
      }
      made.current = { id: idOf(data), draft: sent }
    }
    const { id, draft: first } = made.current
    return isChanged(first, draft) ? change(id, changeBody(first, draft)) : { kind: 'saved', id }
  }
  return {
    add,
    change: (goods: GoodsRecord, before: GoodsDraft, after: GoodsDraft, how: { readonly overwrite: boolean }) =>
      change(goods.id, changeBody(before, after), how.overwrite ? undefined : goods.version),
  }
}

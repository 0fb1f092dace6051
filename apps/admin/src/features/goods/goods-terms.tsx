import { useReviewGoodsMutation } from '@shiji/api/catalog/catalog.back-office.api.ts'
import { useUpdateRowMutation } from '@shiji/api/resource/resource.api.ts'
import { SavedForm } from '@shiji/backoffice/core/action/saved-form.tsx'
import { RecordSection } from '@shiji/backoffice/page/record/record-page.tsx'
import type { GoodsForm } from '@shiji/contract/catalog/catalog.ts'
import { adminGoodsCall } from '@shiji/contract/catalog/goods.calls.ts'
import { pagePath } from '@shiji/contract/lists/list-call.ts'
import { useText } from '@shiji/i18n/react.ts'
import type { FormField } from '@shiji/ui/backoffice/form-field/form-field.ts'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'

const MOVES = [
  { action: 'examine', verify: 'examined' },
  { action: 'reject', verify: 'rejected' },
] as const

/** What the platform sets of goods: whether it recommends them, and its review with a reason. */
export function GoodsTerms({ goods }: { readonly goods: GoodsForm }) {
  const say = useText('admin', 'records', 'status', 'common')
  const [update] = useUpdateRowMutation()
  const [review] = useReviewGoodsMutation()
  const moves = MOVES.filter(({ action }) => goods.actions.includes(action))
  const states = [goods.verify, ...moves.map(({ verify }) => verify)]
  const mayChange = goods.actions.includes('update')
  const fields: readonly FormField[] = [
    { type: 'switch', name: 'is_master', label: say('records.is_master'), span: 24, disabled: !mayChange },
    {
      type: 'radio',
      name: 'verify',
      label: say('records.verify'),
      choices: states.map(value => ({ value, label: say(`status.review.${value}`) })),
      disabled: moves.length === 0,
      span: 24,
    },
    {
      ...{ type: 'textarea', name: 'reason', label: say('common.reason'), hint: say('admin.goods.reason_hint') },
      ...{ required: true, limit: 300, span: 24 },
      when: ({ verify }) => verify === 'rejected' && goods.verify !== 'rejected',
    },
  ]
  const save = async ({ is_master, verify, reason }: FormValues) => {
    const isMaster = Boolean(is_master)
    if (isMaster !== goods.is_master)
      await update({ path: pagePath(adminGoodsCall), id: goods.id, form: { is_master: isMaster } }).unwrap()
    const move = moves.find(each => each.verify === verify)
    if (move === undefined || verify === goods.verify) return
    const told = move.verify === 'rejected' ? { reason: String(reason ?? '') } : {}
    await review({ id: [goods.id], verify: move.verify, ...told }).unwrap()
  }
  return (
    <RecordSection title={say('admin.goods.sale')}>
      <SavedForm
        // What was saved is what the next change is compared with.
        key={`${goods.is_master} ${goods.verify}`}
        fields={fields}
        initial={{ is_master: goods.is_master, verify: goods.verify, reason: '' }}
        save={save}
        mayChange={mayChange || moves.length > 0}
      />
    </RecordSection>
  )
}

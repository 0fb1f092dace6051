import { useFreightGoodsMutation } from '@shiji/api/catalog/catalog.back-office.api.ts'
import { useListFreightsQuery } from '@shiji/api/store/store.back-office.api.ts'
import { ActionDialog } from '@shiji/backoffice/core/action/action-dialog.tsx'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { FREIGHT_MODES } from '@shiji/contract/statuses.ts'
import { useText } from '@shiji/i18n/react.ts'
import type { FormField } from '@shiji/ui/backoffice/form-field/form-field.ts'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'
import type { DeskDialogProps } from './desk-dialog.ts'

/** The usual freight, free delivery, or a template of the store, for many goods at once. */
export function GoodsFreightDialog({ rows, onEnd }: DeskDialogProps) {
  const say = useText('goods', 'records', 'status')
  const mayAsk = useHeldPermissions()('freight.view')
  const [send] = useFreightGoodsMutation()
  const templates = useListFreightsQuery(undefined, { skip: !mayAsk })
  const choices = (templates.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const modes = mayAsk ? FREIGHT_MODES : FREIGHT_MODES.filter(mode => mode !== 'custom')
  const fields: readonly FormField[] = [
    {
      type: 'radio',
      name: 'freight_mode',
      label: say('goods.freight_mode'),
      choices: modes.map(value => ({ value, label: say(`status.freight.${value}`) })),
      span: 24,
    },
    {
      type: 'select',
      name: 'freight_id',
      label: say('goods.freight_id'),
      choices,
      ...(templates.data?.length === 0 ? { hint: say('goods.freight_none') } : {}),
      when: values => values.freight_mode === 'custom',
      required: true,
      span: 24,
    },
  ]
  const save = async ({ freight_mode, freight_id }: FormValues) => {
    const mode = FREIGHT_MODES.find(each => each === freight_mode)
    if (mode === undefined) return
    const template = mode === 'custom' && Number(freight_id) > 0 ? { freight_id: Number(freight_id) } : {}
    await send({ id: rows.map(row => row.id), freight_mode: mode, ...template }).unwrap()
    onEnd(true)
  }
  return (
    <ActionDialog
      open
      title={say('records.goods_freight_set')}
      fields={fields}
      initial={{ freight_mode: 'default', freight_id: null }}
      onSubmit={save}
      onClose={() => onEnd(false)}
    >
      {say('goods.freight_set_many', { count: rows.length })}
    </ActionDialog>
  )
}

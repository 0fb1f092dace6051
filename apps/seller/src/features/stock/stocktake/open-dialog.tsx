import { useOpenStocktakeMutation } from '@shiji/api/stock/stocktake.seller.api.ts'
import { ActionDialog } from '@shiji/backoffice/core/action/action-dialog.tsx'
import { useIdempotencyKey } from '@shiji/backoffice/page/record/idempotency.ts'
import { STOCKTAKE_RANGES } from '@shiji/contract/stock/stock.words.ts'
import { useText } from '@shiji/i18n/react.ts'
import type { Choice } from '@shiji/ui/common/select/select.tsx'

export interface OpenDialogProps {
  readonly classes: readonly Choice[]
  readonly onClose: () => void
  /** Called with the id of the new count, before the dialog closes. */
  readonly onOpened: (id: number) => void
}

const NOTE = 100

/** Starts a count: of all goods, of a class, or of what runs low now. */
export function OpenDialog({ classes, onClose, onOpened }: OpenDialogProps) {
  const say = useText('stocktake')
  const [start] = useOpenStocktakeMutation()
  const keyOf = useIdempotencyKey()
  const ranges = STOCKTAKE_RANGES.filter(range => range !== 'class' || classes.length > 0)
  return (
    <ActionDialog
      open
      title={say('stocktake.open')}
      fields={[
        {
          type: 'radio',
          name: 'range',
          label: say('stocktake.range'),
          choices: ranges.map(value => ({ value, label: say(`stocktake.range.${value}`) })),
          span: 24,
        },
        {
          type: 'select',
          name: 'class_id',
          label: say('stocktake.class'),
          choices: classes,
          required: true,
          span: 24,
          when: values => values.range === 'class',
        },
        { type: 'textarea', name: 'note', label: say('stocktake.note'), limit: NOTE, span: 24 },
      ]}
      initial={{ range: 'all', class_id: null, note: '' }}
      schema={rules => rules.object({ note: rules.string().max(NOTE, say('error.max_length', { limit: NOTE })) })}
      submitLabel={say('stocktake.open')}
      onSubmit={async values => {
        const range = STOCKTAKE_RANGES.find(each => each === values.range) ?? 'all'
        const body = {
          range,
          note: String(values.note ?? ''),
          ...(range === 'class' ? { class_id: Number(values.class_id) } : {}),
        }
        const { id } = await start({ ...body, idempotencyKey: keyOf(body) }).unwrap()
        if (id !== undefined) onOpened(id)
      }}
      onClose={onClose}
    >
      {say('stocktake.count_hint')}
    </ActionDialog>
  )
}

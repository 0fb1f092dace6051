import { useSaveFreightsMutation } from '@shiji/api/store/store.back-office.api.ts'
import { GuardedDialog } from '@shiji/backoffice/core/action/guarded-dialog.tsx'
import { SavedForm } from '@shiji/backoffice/core/action/saved-form.tsx'
import { useText } from '@shiji/i18n/react.ts'
import type { FormField } from '@shiji/ui/backoffice/form-field/form-field.ts'
import { useState } from 'react'
import { emptyValues, type FreightTemplate, kept, toDraft, toValues } from './freight-template.ts'
import type { useRegions } from './use-regions.ts'

export interface FreightDialogProps {
  readonly templates: readonly FreightTemplate[]
  /** Place of the template in the list; one past the end adds a template, undefined closes. */
  readonly place: number | undefined
  readonly regions: ReturnType<typeof useRegions>
  readonly onClose: () => void
}

const LEAST = 0.001
const MOST = 100_000

/** Adds or changes one template; all of them are saved together, as the server takes them. */
export function FreightDialog({ templates, place, regions, onClose }: FreightDialogProps) {
  const say = useText('freight')
  const [dirty, setDirty] = useState(false)
  const [save] = useSaveFreightsMutation()
  const at = place ?? templates.length
  const template = templates[at]
  const isDefault = at === 0
  const weight = { type: 'number', decimals: 3, unit: say('freight.kg'), required: true } as const
  const reach: readonly FormField[] = [
    {
      type: 'select',
      name: 'area_ids',
      label: say('freight.regions'),
      choices: regions.choices,
      multiple: true,
      span: 24,
    },
    {
      type: 'cascader',
      name: 'city',
      label: say('freight.city'),
      hint: say('freight.city_hint'),
      load: regions.loadCities,
    },
  ]
  const fields: readonly FormField[] = [
    { type: 'text', name: 'name', label: say('freight.name'), required: true, span: 24 },
    { ...weight, name: 'first_weight', label: say('freight.first_weight') },
    { type: 'money', name: 'first_price', label: say('freight.first_price'), required: true },
    { ...weight, name: 'step_weight', label: say('freight.step_weight') },
    { type: 'money', name: 'step_price', label: say('freight.step_price'), required: true },
    ...(isDefault ? [] : reach),
  ]
  return (
    <GuardedDialog
      open={place !== undefined}
      dirty={dirty}
      onClose={onClose}
      title={say(template === undefined ? 'freight.add' : 'freight.edit')}
      width="half"
    >
      <SavedForm
        fields={fields}
        initial={template === undefined ? emptyValues : toValues(template)}
        schema={({ number, object, string }) => {
          const kilos = number()
            .nullable()
            .min(LEAST, say('freight.weight_least'))
            .max(MOST, say('error.maximum', { limit: MOST }))
          const price = number()
            .nullable()
            .min(0, say('error.minimum', { limit: 0 }))
          return object({
            name: string().max(40, say('error.max_length', { limit: 40 })),
            first_weight: kilos,
            first_price: price,
            step_weight: kilos,
            step_price: price,
          })
        }}
        save={values => {
          const list = templates.map(kept)
          return save({ info: list.toSpliced(at, 1, toDraft(values, template, isDefault)) }).unwrap()
        }}
        within={`info.${at}`}
        onSaved={onClose}
        onCancel={onClose}
        onDirty={setDirty}
      />
    </GuardedDialog>
  )
}

import { useSaveFreightsMutation } from '@shiji/api/store/store.back-office.api.ts'
import { GuardedDialog } from '@shiji/backoffice/core/action/guarded-dialog.tsx'
import { SavedForm } from '@shiji/backoffice/core/action/saved-form.tsx'
import { FREIGHT_UNITS } from '@shiji/contract/store/freight.words.ts'
import { useText } from '@shiji/i18n/react.ts'
import type { FormField } from '@shiji/ui/backoffice/form-field/form-field.ts'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'
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
  const isPiece = (values: FormValues) => values.unit === 'piece'
  const weight = {
    type: 'number',
    decimals: 3,
    unit: say('freight.kg'),
    required: true,
    when: (values: FormValues) => !isPiece(values),
  } as const
  const pieces = { type: 'number', unit: say('freight.pieces'), required: true, when: isPiece } as const
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
    {
      type: 'radio',
      name: 'unit',
      label: say('freight.unit'),
      choices: FREIGHT_UNITS.map(value => ({ value, label: say(`freight.unit.${value}`) })),
      span: 24,
    },
    { ...weight, name: 'first_weight', label: say('freight.first_weight') },
    { ...pieces, name: 'first_pieces', label: say('freight.first_pieces') },
    { type: 'money', name: 'first_price', label: say('freight.first_price'), required: true },
    { ...weight, name: 'step_weight', label: say('freight.step_weight') },
    { ...pieces, name: 'step_pieces', label: say('freight.step_pieces') },
    { type: 'money', name: 'step_price', label: say('freight.step_price'), required: true },
    {
      type: 'money',
      name: 'free_from',
      label: say('freight.free_from'),
      hint: say('freight.free_from_hint'),
      span: 24,
    },
    ...(isDefault ? [] : reach),
    {
      type: 'select',
      name: 'excluded_ids',
      label: say('freight.excluded'),
      hint: say('freight.excluded_hint'),
      choices: regions.choices,
      multiple: true,
      span: 24,
    },
    {
      type: 'cascader',
      name: 'excluded_city',
      label: say('freight.excluded_city'),
      load: regions.loadCities,
    },
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
          const whole = number()
            .nullable()
            .min(1, say('error.minimum', { limit: 1 }))
            .max(MOST, say('error.maximum', { limit: MOST }))
          return object({
            name: string().max(40, say('error.max_length', { limit: 40 })),
            first_weight: kilos,
            first_price: price,
            step_weight: kilos,
            step_price: price,
            first_pieces: whole,
            step_pieces: whole,
            free_from: number().nullable().min(1, say('freight.free_from_least')),
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

import type { SayText } from '@shiji/i18n/react.ts'
import type { FormField } from '@shiji/ui/backoffice/form-field/form-field.ts'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'
import type { Choice } from '@shiji/ui/common/select/select.tsx'
import type { UploadFile } from '@shiji/ui/common/upload/upload-file.ts'
import { canMove, type OwnStore } from './own-store.ts'

/** Fields of the store settings; opening and holiday only while the owner may change them. */
export function storeFields(
  store: OwnStore,
  say: SayText,
  upload: UploadFile,
  companies: readonly Choice[],
): readonly FormField[] {
  const status: readonly FormField[] = [
    {
      type: 'radio',
      name: 'store_status',
      label: say('store.trading'),
      hint: say('store.holiday_hint'),
      choices: (['open', 'holiday'] as const).map(value => ({ value, label: say(`status.store.${value}`) })),
    },
    {
      type: 'textarea',
      name: 'status_reason',
      label: say('store.holiday_reason'),
      limit: 300,
      when: values => values.store_status === 'holiday' && store.status !== 'holiday',
    },
  ]
  return [
    ...(canMove(store) ? status : []),
    { type: 'text', name: 'store_name_en', label: say('store.name_en') },
    { type: 'text', name: 'mobile', label: say('store.mobile'), inputMode: 'tel' },
    {
      type: 'number',
      name: 'low_stock',
      label: say('store.low_stock'),
      hint: say('store.low_stock_hint'),
      required: true,
    },
    {
      type: 'number',
      name: 'ship_hours',
      label: say('store.ship_hours'),
      hint: say('store.ship_hours_hint'),
      required: true,
    },
    {
      type: 'select',
      name: 'express_id',
      label: say('store.usual_express'),
      hint: say('store.usual_express_hint'),
      choices: [{ value: '', label: say('store.usual_express_none') }, ...companies],
    },
    { type: 'textarea', name: 'description', label: say('store.description'), limit: 500 },
    { type: 'textarea', name: 'description_en', label: say('store.description_en'), limit: 500 },
    { type: 'image', name: 'logo', label: say('store.logo'), upload, span: 24 },
    { type: 'editor', name: 'after_sale_service', label: say('store.after_sale'), upload },
  ]
}

/** The store as form values. */
export const toValues = (store: OwnStore): FormValues => ({
  store_status: store.status,
  status_reason: '',
  store_name_en: store.name_en,
  mobile: store.mobile,
  low_stock: store.low_stock,
  ship_hours: store.ship_hours,
  express_id: store.express_id ?? '',
  logo: store.logo,
  description: store.description,
  description_en: store.description_en,
  after_sale_service: store.after_sale_service,
})

/** What the server is sent: a status only when it is another one, its reason only with a holiday. */
export function toChange(
  store: OwnStore,
  { store_status, status_reason, logo, express_id, ...facts }: FormValues,
): FormValues {
  const moved = canMove(store) && store_status !== store.status
  return {
    ...facts,
    logo: logo ?? '',
    ...(String(express_id ?? '') === String(store.express_id ?? '') ? {} : { express_id: express_id || null }),
    ...(moved ? { store_status } : {}),
    ...(moved && store_status === 'holiday' ? { status_reason } : {}),
  }
}

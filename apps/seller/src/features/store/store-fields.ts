import { LIMITS } from '@shiji/contract/limits.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import type { FormField } from '@shiji/ui/backoffice/form-field/form-field.ts'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'
import type { Choice } from '@shiji/ui/common/select/select.tsx'
import type { UploadFile } from '@shiji/ui/common/upload/upload-file.ts'
import { canMove, canPlan, type OwnStore } from './own-store.ts'

/** Of a degree: the sixth is a tenth of a metre. */
const PLACE_DECIMALS = 6

const onHoliday = (values: FormValues): boolean => values.store_status === 'holiday'
const isGiven = (value: unknown): boolean => value !== '' && value !== null && value !== undefined

/** A time of the wire as the fields of spec §9 take it; null for none. */
const fieldTime = (at: string | null): string | null => (at === null ? null : formatDateTime(at, 'zh-cn'))

/** Fields of the store settings; opening, holiday and closing only while the owner may change them. */
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
      when: onHoliday,
    },
    {
      type: 'datetime',
      name: 'holiday_until',
      label: say('store.holiday_until'),
      hint: say('store.holiday_until_hint'),
      when: onHoliday,
    },
  ]
  const closing: readonly FormField[] = [
    { type: 'datetime', name: 'closes_at', label: say('store.closes_at'), hint: say('store.closes_at_hint') },
    {
      type: 'textarea',
      name: 'closing_reason',
      label: say('store.closing_reason'),
      limit: 300,
      when: values => isGiven(values.closes_at),
    },
  ]
  return [
    ...(canMove(store) ? status : []),
    ...(canPlan(store) ? closing : []),
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
    { type: 'number', name: 'lat', label: say('store.lat'), hint: say('store.lat_hint'), decimals: PLACE_DECIMALS },
    { type: 'number', name: 'lng', label: say('store.lng'), hint: say('store.lng_hint'), decimals: PLACE_DECIMALS },
    { type: 'image', name: 'logo', label: say('store.logo'), upload, span: 24 },
    {
      type: 'image',
      name: 'slides',
      label: say('store.slides'),
      hint: say('store.slides_hint'),
      upload,
      most: LIMITS.store.slides,
      span: 24,
    },
    {
      type: 'image',
      name: 'mobile_slides',
      label: say('store.mobile_slides'),
      hint: say('store.mobile_slides_hint'),
      upload,
      most: LIMITS.store.slides,
      span: 24,
    },
    { type: 'editor', name: 'after_sale_service', label: say('store.after_sale'), upload },
  ]
}

/** The store as form values. */
export const toValues = (store: OwnStore): FormValues => ({
  store_status: store.status,
  status_reason: store.status === 'holiday' ? store.status_reason : '',
  holiday_until: fieldTime(store.holiday_until),
  closes_at: fieldTime(store.closes_at),
  closing_reason: store.closing_reason,
  store_name_en: store.name_en,
  mobile: store.mobile,
  low_stock: store.low_stock,
  ship_hours: store.ship_hours,
  express_id: store.express_id ?? '',
  lat: store.lat,
  lng: store.lng,
  logo: store.logo,
  slides: store.slides,
  mobile_slides: store.mobile_slides,
  description: store.description,
  description_en: store.description_en,
  after_sale_service: store.after_sale_service,
})

/** What the server is sent: states and dates only when they are others than before. */
export function toChange(
  store: OwnStore,
  { store_status, status_reason, holiday_until, closes_at, closing_reason, logo, express_id, ...facts }: FormValues,
): FormValues {
  const before = toValues(store)
  const differs = (name: string, value: unknown) => (value ?? '') !== (before[name] ?? '')
  const isMoved = differs('store_status', store_status)
  const isHoliday = store_status === 'holiday'
  const holiday = { store_status, status_reason, holiday_until: holiday_until ?? '' }
  const isPlanned = differs('closes_at', closes_at) || (isGiven(closes_at) && differs('closing_reason', closing_reason))
  const hasOther = isMoved || differs('status_reason', status_reason) || differs('holiday_until', holiday_until)
  return {
    ...facts,
    logo: logo ?? '',
    ...(String(express_id ?? '') === String(store.express_id ?? '') ? {} : { express_id: express_id || null }),
    ...(canMove(store) && isHoliday && hasOther ? holiday : {}),
    ...(canMove(store) && !isHoliday && isMoved ? { store_status } : {}),
    ...(canPlan(store) && isPlanned
      ? { closes_at: closes_at ?? '', closing_reason: isGiven(closes_at) ? closing_reason : '' }
      : {}),
  }
}

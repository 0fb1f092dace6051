import type { FormBody } from '@shiji/api/base/transport/form.ts'
import type { PageField } from '@shiji/backoffice/page/declaration/page-parts.ts'
import type { AdminStoreChange, AdminStoreDetail } from '@shiji/contract/store/store.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'
import type { Choice } from '@shiji/ui/common/select/select.tsx'
import type * as yup from 'yup'

/** What the platform may change of a store: its facts and its commission; states have their own actions. */
export const storeForm = (
  say: SayText,
  grades: readonly Choice[] | undefined,
): readonly PageField<AdminStoreChange>[] => [
  { type: 'text', name: 'store_name', label: say('records.store'), required: true },
  { type: 'text', name: 'store_name_en', label: say('records.name_en') },
  { type: 'text', name: 'company_name', label: say('records.company') },
  { type: 'text', name: 'mobile', label: say('records.phone'), inputMode: 'tel' },
  { type: 'text', name: 'address', label: say('records.address') },
  {
    type: 'number',
    name: 'commission',
    own: true,
    label: say('admin.class.commission'),
    hint: say('admin.store.commission_hint'),
    decimals: 2,
    unit: '%',
  },
  ...(grades === undefined
    ? []
    : [{ type: 'select' as const, name: 'grade_id' as const, label: say('admin.store.grade'), choices: grades }]),
  { type: 'switch', name: 'is_flagship', label: say('admin.store.flagship'), on: true, off: false },
]

export const storeRules =
  (say: SayText) =>
  ({ number, object, string }: typeof yup) =>
    object({
      store_name: string().max(60, say('error.max_length', { limit: 60 })),
      store_name_en: string().max(80, say('error.max_length', { limit: 80 })),
      company_name: string().max(80, say('error.max_length', { limit: 80 })),
      mobile: string().max(20, say('error.max_length', { limit: 20 })),
      address: string().max(120, say('error.max_length', { limit: 120 })),
      commission: number()
        .nullable()
        .min(0, say('error.minimum', { limit: 0 }))
        .max(100, say('error.maximum', { limit: 100 })),
    })

/** The rate is typed in percent; empty is the rate of the goods' class. */
export const storeValues = (row: AdminStoreDetail): FormValues => ({
  store_name: row.store_name,
  store_name_en: row.store_name_en,
  company_name: row.company_name,
  mobile: row.mobile,
  address: row.address,
  is_flagship: row.is_flagship,
  commission: row.commission_bp === null ? null : row.commission_bp / 100,
  grade_id: row.grade_id ?? '',
})

export const storeBody = ({ commission, ...rest }: FormValues): FormBody => ({
  ...rest,
  commission_bp:
    commission === null || commission === undefined || commission === '' ? null : Math.round(Number(commission) * 100),
})

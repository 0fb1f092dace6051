import { useUploadFile } from '@shiji/backoffice/page/record/use-upload-file.ts'
import { useText } from '@shiji/i18n/react.ts'
import type { FormField } from '@shiji/ui/backoffice/form-field/form-field.ts'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'
import { useMemo } from 'react'
import { SettingsForm } from '../../features/settings/settings-form.tsx'

const LONGEST = {
  name: 60,
  mobile: 30,
  wechat: 40,
  qq: 40,
  email: 80,
  employees: 40,
  factory_area: 40,
  area: 80,
  point: 60,
  address: 120,
} as const

const toValues = ({ cashMoney, ...rest }: FormValues): FormValues => ({ ...rest, cash: Number(cashMoney) / 100 })
const toSettings = ({ cash, logo, qrcode, slides, ...rest }: FormValues): FormValues => ({
  ...rest,
  logo: logo ?? '',
  qrcode: qrcode ?? '',
  slides: slides ?? [],
  cashMoney: Math.round(Number(cash) * 100),
})

/** Rules for all stores, and the facts about the platform's own company. */
export function Component() {
  const say = useText('setting')
  const upload = useUploadFile()
  const fields = useMemo<readonly FormField[]>(
    () => [
      {
        type: 'switch',
        name: 'storeVerify',
        label: say('setting.store_verify'),
        hint: say('setting.store_verify_hint'),
        on: true,
        off: false,
      },
      {
        type: 'switch',
        name: 'goodsVerify',
        label: say('setting.goods_verify'),
        hint: say('setting.goods_verify_hint'),
        on: true,
        off: false,
      },
      {
        type: 'number',
        name: 'cash',
        label: say('setting.cash_money'),
        hint: say('setting.cash_money_hint'),
        decimals: 2,
        unit: '%',
        required: true,
      },
      { type: 'text', name: 'name', label: say('setting.store_name') },
      { type: 'text', name: 'mobile', label: say('setting.mobile'), inputMode: 'tel' },
      { type: 'text', name: 'wechat', label: say('setting.wechat') },
      { type: 'text', name: 'qq', label: say('setting.qq') },
      { type: 'text', name: 'email', label: say('setting.email'), inputMode: 'email' },
      { type: 'text', name: 'employees', label: say('setting.employees') },
      { type: 'text', name: 'factory_area', label: say('setting.factory_area') },
      { type: 'text', name: 'area', label: say('setting.area') },
      { type: 'text', name: 'point', label: say('setting.point'), hint: say('setting.point_hint') },
      { type: 'text', name: 'address', label: say('setting.address') },
      { type: 'textarea', name: 'description', label: say('setting.description'), limit: 500 },
      { type: 'textarea', name: 'service', label: say('setting.service'), limit: 500 },
      { type: 'image', name: 'logo', label: say('setting.logo'), upload },
      { type: 'image', name: 'qrcode', label: say('setting.qrcode'), upload },
      { type: 'image', name: 'slides', label: say('setting.slides'), upload, most: 3, span: 24 },
    ],
    [say, upload],
  )
  return (
    <SettingsForm
      title={say('setting.stores')}
      group="store"
      fields={fields}
      toValues={toValues}
      toSettings={toSettings}
      schema={({ number, object, string }) =>
        object({
          ...Object.fromEntries(
            Object.entries(LONGEST).map(([name, limit]) => [
              name,
              string().max(limit, say('error.max_length', { limit })),
            ]),
          ),
          cash: number()
            .nullable()
            .min(0, say('error.minimum', { limit: 0 }))
            .max(100, say('error.maximum', { limit: 100 })),
        })
      }
    />
  )
}

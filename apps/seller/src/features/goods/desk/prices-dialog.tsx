import { usePriceGoodsMutation } from '@shiji/api/catalog/catalog.back-office.api.ts'
import type { PricedGoods } from '@shiji/contract/catalog/desk/bulk.ts'
import { PRICE_MODES, PRICE_ROUNDINGS } from '@shiji/contract/catalog/desk/bulk.words.ts'
import { useText } from '@shiji/i18n/react.ts'
import type { FormField } from '@shiji/ui/backoffice/form-field/form-field.ts'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'
import type { DeskDialogProps } from './desk-dialog.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import { PricedSkus } from './priced-skus.tsx'

/** A percentage in basis points, or an amount of yuan in fen: both have two decimals. */
const hundredths = (value: unknown): number => Math.round(Number(value ?? 0) * 100)

/** Changes the prices of many goods, with the old and the new price of each SKU before they are saved. */
export function PricesDialog({ rows, onEnd }: DeskDialogProps) {
  const say = useText('goods', 'records', 'common')
  const ids = rows.map(row => row.id)
  const [send] = usePriceGoodsMutation()
  const ruleOf = (values: FormValues) => {
    const mode = PRICE_MODES.find(each => each === values.mode) ?? 'percent'
    const round = PRICE_ROUNDINGS.find(each => each === values.round) ?? 'fen'
    const value = mode === 'set' ? Number(values.price ?? 0) : hundredths(values[mode])
    return { id: ids, mode, value, round }
  }
  const isMode = (mode: string) => (values: FormValues) => values.mode === mode
  const fields: readonly FormField[] = [
    {
      type: 'radio',
      name: 'mode',
      label: say('goods.price_mode'),
      choices: PRICE_MODES.map(value => ({ value, label: say(`goods.price_mode.${value}`) })),
      span: 24,
    },
    {
      ...{ type: 'number', name: 'percent', label: say('goods.price_percent'), hint: say('goods.price_percent_hint') },
      ...{ decimals: 2, unit: '%', required: true, when: isMode('percent'), span: 24 },
    },
    {
      ...{ type: 'number', name: 'amount', label: say('goods.price_amount'), hint: say('goods.price_amount_hint') },
      ...{ decimals: 2, unit: '¥', required: true, when: isMode('amount'), span: 24 },
    },
    { type: 'money', name: 'price', label: say('goods.price_after'), required: true, when: isMode('set'), span: 24 },
    {
      type: 'radio',
      name: 'round',
      label: say('goods.price_round'),
      choices: PRICE_ROUNDINGS.map(value => ({ value, label: say(`goods.price_round.${value}`) })),
      span: 24,
    },
  ]
  return (
    <PreviewDialog<PricedGoods>
      open
      title={say('records.goods_price_set')}
      fields={fields}
      initial={{ mode: 'percent', percent: null, amount: null, price: null, round: 'fen' }}
      ask={values => send({ ...ruleOf(values), dry: true }).unwrap()}
      show={preview => <PricedSkus preview={preview} />}
      isPossible={preview => preview.rows.every(row => row.problem === null)}
      save={(values, { version }) => send({ ...ruleOf(values), version }).unwrap()}
      onClose={onEnd}
    >
      {say('goods.price_set_many', { count: ids.length })}
    </PreviewDialog>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { usePriceGoodsMutation } from '@shiji/api/catalog/catalog.back-office.api.ts'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { PlainTable } from '@shiji/backoffice/page/figures/plain-table.tsx'
import type { PricedGoods } from '@shiji/contract/catalog/desk/bulk.ts'
import { PRICE_MODES, PRICE_ROUNDINGS } from '@shiji/contract/catalog/desk/bulk.words.ts'
import { formatMoney } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import type { FormField } from '@shiji/ui/backoffice/form-field/form-field.ts'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'
import type { ReactNode } from 'react'
import { PreviewDialog } from './preview-dialog.tsx'
import { useAsked } from './use-asked.ts'

/** SKUs that the preview lists; more are counted. */
const SHOWN = 200

/** A percentage in basis points, or an amount of yuan in fen: both have two decimals. */
const hundredths = (value: unknown): number => Math.round(Number(value ?? 0) * 100)

/** Changes the prices of many goods, with the old and the new price of each SKU before they are saved. */
export function useGoodsPrices(): {
  readonly set: (ids: readonly number[]) => Promise<boolean>
  readonly dialog: ReactNode
} {
  const say = useText('goods', 'common')
  const { ids, isOpen, open, end } = useAsked()
  const [send] = usePriceGoodsMutation()
  const ruleOf = (values: FormValues) => {
    const mode = PRICE_MODES.find(each => each === values.mode) ?? 'percent'
    const round = PRICE_ROUNDINGS.find(each => each === values.round) ?? 'fen'
    const value = mode === 'set' ? Number(values.price ?? 0) : hundredths(values[mode])
    return { id: [...ids], mode, value, round }
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
  const dialog = (
    <PreviewDialog<PricedGoods>
      key={`price ${ids.join()}`}
      open={isOpen}
      title={say('goods.price_set')}
      fields={fields}
      initial={{ mode: 'percent', percent: null, amount: null, price: null, round: 'fen' }}
      ask={values => send({ ...ruleOf(values), dry: true }).unwrap()}
      show={preview => <Prices preview={preview} />}
      isPossible={({ rows }) => rows.every(row => row.problem === null)}
      save={(values, { version }) => send({ ...ruleOf(values), version }).unwrap()}
      onClose={end}
    >
      {say('goods.price_set_many', { count: ids.length })}
    </PreviewDialog>
  )
  return { set: open, dialog }
}

function Prices({ preview: { rows } }: { readonly preview: PricedGoods }) {
  const say = useText('goods', 'records')
  const locale = useLocale()
  const wrong = rows.filter(row => row.problem !== null)
  // What cannot be saved comes first.
  const listed = [...wrong, ...rows.filter(row => row.problem === null)]
  const changed = rows.filter(row => row.before !== row.after).length
  return (
    <>
      {wrong.length > 0 && (
        <chakra.p role="alert" mb="2" textStyle="sm" color="status.danger.fg">
          {say('goods.price_problems', { count: wrong.length })}
        </chakra.p>
      )}
      <chakra.p mb="2" textStyle="sm" color="fg.muted">
        {say('goods.price_rows', { count: rows.length, changed })}
      </chakra.p>
      <PlainTable
        name={say('goods.price_set')}
        head={[say('records.sku'), say('goods.price_before'), say('goods.price_after')]}
        rows={listed.slice(0, SHOWN).map(row => ({
          id: row.sku_id,
          cells: [
            [inLanguage(row, 'name', locale), inLanguage(row, 'sku_name', locale)].filter(Boolean).join(' · '),
            formatMoney(row.before, locale),
            row.problem !== null ? (
              <chakra.span color="status.danger.fg">{say(`goods.price_problem.${row.problem}`)}</chakra.span>
            ) : row.before === row.after ? (
              say('goods.price_same')
            ) : (
              formatMoney(row.after, locale)
            ),
          ],
        }))}
      />
      {listed.length > SHOWN && (
        <chakra.p mt="2" textStyle="sm" color="fg.muted">
          {say('goods.price_more', { count: listed.length - SHOWN })}
        </chakra.p>
      )}
    </>
  )
}

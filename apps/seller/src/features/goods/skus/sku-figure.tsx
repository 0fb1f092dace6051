import { useText } from '@shiji/i18n/react.ts'
import { MoneyInput } from '@shiji/ui/backoffice/money-input/money-input.tsx'
import { NumberInput } from '@shiji/ui/backoffice/number-input/number-input.tsx'
import { Input, type InputProps } from '@shiji/ui/common/input/input.tsx'
import type { SkuCell, SkuField } from './sku-matrix.ts'

const GRAMS = 1000

/** Heads of the columns. */
export const COLUMN_TEXT = {
  price: 'records.price',
  market_price: 'records.market_price',
  stock: 'records.stock',
  weight: 'goods.weight',
  code: 'goods.code',
} as const satisfies Readonly<Record<SkuField, string>>

export interface SkuFigureProps extends Omit<InputProps, 'value' | 'onChange' | 'type' | 'onInvalid'> {
  readonly field: SkuField
  /** SKU that it is about; '' where there is only one. */
  readonly of?: string
  /** Whether it is a cell of the table's column. @default false */
  readonly isColumn?: boolean
  readonly value: SkuCell[SkuField]
  readonly onValue: (value: string | number | undefined) => void
  readonly onProblem?: (message: string | undefined) => void
}

const asNumber = (value: string | number | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined

/** The control of one column, kept in the units of the wire: yuan are fen, kilograms grams. */
export function SkuFigure({ field, of = '', isColumn = false, value, onValue, onProblem, ...rest }: SkuFigureProps) {
  const say = useText('goods', 'records')
  const column = say(COLUMN_TEXT[field])
  const label = isColumn
    ? say('goods.fill_column', { column })
    : of === ''
      ? column
      : say('goods.sku_of', { name: of, column })
  const shared = {
    size: 'sm' as const,
    'aria-label': label,
    ...(isColumn ? { placeholder: column } : {}),
    ...rest,
  }
  const spoken = onProblem === undefined ? {} : { onProblem }
  switch (field) {
    case 'price':
    case 'market_price':
      return <MoneyInput {...shared} {...spoken} value={asNumber(value)} onValue={onValue} />
    case 'stock':
      return <NumberInput {...shared} {...spoken} value={asNumber(value)} onValue={onValue} />
    case 'weight': {
      const grams = asNumber(value)
      return (
        <NumberInput
          {...shared}
          {...spoken}
          decimals={3}
          unit={say('goods.kg')}
          value={grams === undefined ? undefined : grams / GRAMS}
          onValue={kilos => onValue(kilos === undefined ? undefined : Math.round(kilos * GRAMS))}
        />
      )
    }
    case 'code':
      return (
        <Input
          {...shared}
          autoComplete="off"
          value={typeof value === 'string' ? value : ''}
          onChange={event => onValue(event.target.value)}
        />
      )
  }
}

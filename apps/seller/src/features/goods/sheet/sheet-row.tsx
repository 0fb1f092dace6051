import { chakra } from '@chakra-ui/react/styled-system'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import type { SheetSku } from '@shiji/contract/catalog/desk/sku-sheet.ts'
import { formatMoney, formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Input } from '@shiji/ui/common/input/input.tsx'
import { memo, useId } from 'react'
import { Wrong } from '../plain-input.tsx'
import { SHEET_FIELDS, type SheetField, textOf } from './sheet-cells.ts'

/** Heads of the columns. */
export const FIELD_TEXT = {
  price: 'records.price',
  market_price: 'records.market_price',
  stock: 'records.stock',
} as const satisfies Readonly<Record<SheetField, string>>

export interface SheetRowProps {
  readonly sku: SheetSku
  /** What names the row; the goods where it is their only SKU. */
  readonly name: string
  /** Row number in the sheet. */
  readonly at: number
  /** Typed text of each column, a line each; an empty line where nothing is typed. One text, so that other rows are not drawn again. */
  readonly typed: string
  /** Message of each column, a line each. */
  readonly wrong: string
  /** Columns of the chosen block in this row, as digits. */
  readonly chosen: string
  /** Columns that this person may change. */
  readonly open: readonly SheetField[]
  readonly onText: (skuId: number, field: SheetField, text: string) => void
}

/** One SKU of the sheet: its figures, each in an input. Rendered only when it changes itself. */
export const SheetRow = memo(function SheetRow({ sku, name, at, typed, wrong, chosen, open, onText }: SheetRowProps) {
  const say = useText('price_sheet', 'records')
  const locale = useLocale()
  const id = useId()
  const texts = typed.split('\n')
  const problems = wrong.split('\n')
  return (
    <tr>
      <th scope="row">
        {name}
        {sku.code !== '' && (
          <chakra.span display="block" textStyle="xs" fontWeight="normal" color="fg.muted">
            {sku.code}
          </chakra.span>
        )}
      </th>
      {SHEET_FIELDS.map((field, column) => {
        const text = texts[column] ?? ''
        const isEdited = text !== ''
        const problem = problems[column] || undefined
        const stored = field === 'stock' ? formatNumber(sku.stock, locale) : formatMoney(sku[field], locale)
        return (
          <chakra.td
            key={field}
            data-label={say(FIELD_TEXT[field])}
            {...(chosen.includes(String(column)) ? { 'data-chosen': '' } : {})}
            {...(isEdited ? { 'data-edited': '' } : {})}
          >
            {open.includes(field) ? (
              <Input
                size="sm"
                inputMode={field === 'stock' ? 'numeric' : 'decimal'}
                autoComplete="off"
                data-tabular
                data-cell={`${at}:${column}`}
                aria-label={say('price_sheet.cell', { name, column: say(FIELD_TEXT[field]) })}
                aria-invalid={problem === undefined ? undefined : true}
                aria-describedby={problem === undefined && !isEdited ? undefined : `${id}${field}`}
                value={isEdited ? fromLine(text) : textOf(field, sku[field])}
                onChange={event => onText(sku.id, field, event.target.value)}
              />
            ) : (
              stored
            )}
            {isEdited && problem === undefined && (
              <chakra.p id={`${id}${field}`} mt="0.5" textStyle="xs" color="fg.muted">
                {say('price_sheet.was', { figure: stored })}
              </chakra.p>
            )}
            {field === 'stock' && sku.reserved > 0 && (
              <chakra.p mt="0.5" textStyle="xs" color="fg.muted">
                {say('records.stock_reserved', { count: sku.reserved })}
              </chakra.p>
            )}
            <Wrong id={`${id}${field}`} problem={problem} />
          </chakra.td>
        )
      })}
    </tr>
  )
})

const EMPTY = ' '

/** A typed text as a line of `typed`: an empty one is told from none. */
export const asLine = (text: string | undefined): string => (text === undefined ? '' : text === '' ? EMPTY : text)
const fromLine = (line: string): string => (line === EMPTY ? '' : line)

/** Name of a SKU among those of its goods. */
export const skuName = (sku: SheetSku, goodsName: string, locale: 'zh-cn' | 'en'): string =>
  inLanguage(sku, 'name', locale) || goodsName

import { chakra } from '@chakra-ui/react/styled-system'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { type ClipboardEvent, type KeyboardEvent, memo } from 'react'
import { isBlock, pastedLines, placedTexts, plainFigure } from '../cells/pasted-block.ts'
import { type Problems, skuPlace } from '../faults/problem-places.ts'
import { COLUMN_TEXT } from './sku-figure.tsx'
import { rowName, SKU_FIELDS, type SkuField, type SkuMatrix, type SkuRow } from './sku-matrix.ts'
import { SkuTableRow } from './sku-table-row.tsx'

/** A pasted text as the controls of the columns read it; an invalid text stays as it is, and its cell says so. */
function typedText(field: SkuField, text: string): string {
  if (field === 'code') return text
  const plain = plainFigure(text).replace(/(kg|千克|公斤)$/i, '')
  if (!/^-?\d+(\.\d*)?$/.test(plain)) return text
  return field === 'stock' ? plain.replace(/\.0*$/, '') : plain
}

/** Writes into a controlled input as typing does, so that its control reads the text and says what is wrong with it. */
function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

export interface SkuTableProps {
  readonly rows: readonly SkuRow[]
  readonly problems: Problems
  readonly onMatrix: (alter: (matrix: SkuMatrix) => SkuMatrix, about?: string) => void
  readonly onProblem: (place: string, message: string | undefined) => void
  readonly readOnly: boolean
}

/** Down and Enter move to the same column of the next row, Up to the previous one; Tab moves along the row. */
function step(event: KeyboardEvent<HTMLTableElement>): void {
  const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0
  const { target } = event
  if (by === 0 || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return
  const [row, field] = (target.dataset.cell ?? '').split(':')
  if (field === undefined) return
  // Enter would send the whole form.
  event.preventDefault()
  const next = event.currentTarget.querySelector<HTMLInputElement>(`[data-cell="${Number(row) + by}:${field}"]`)
  next?.focus()
  next?.select()
}

const Table = chakra('table', {
  base: {
    w: 'full',
    minW: { md: '760px' },
    textStyle: 'sm',
    borderCollapse: 'collapse',
    '& :is(th, td)': { textAlign: 'start', verticalAlign: 'top', p: '2' },
    '& thead th': { color: 'fg.muted', fontWeight: 'semibold', whiteSpace: 'nowrap', bg: 'bg.sunken' },
    '& tbody tr': { borderBottomWidth: '1px' },
    '& tbody th': {
      pt: '3',
      fontWeight: 'medium',
      minW: { md: '140px' },
      maxW: { md: '240px' },
      overflowWrap: 'anywhere',
    },
    // On a phone each SKU is a card, its cells under their names.
    mdDown: {
      '&, & tbody': { display: 'block' },
      '& thead': { srOnly: true },
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        p: '2',
        mb: '3',
        borderWidth: '1px',
        borderRadius: 'md',
      },
      '& tbody th': { gridColumn: '1 / -1' },
      '& td::before': { content: 'attr(data-label)', display: 'block', color: 'fg.muted', textStyle: 'xs', mb: '1' },
    },
  },
})

/** Cells of a spreadsheet that are pasted into a cell fill those to the right and down. Returns how many found no place. */
function paste(event: ClipboardEvent<HTMLTableElement>, rows: number): number {
  const { target, currentTarget } = event
  const text = event.clipboardData.getData('text')
  if (!(target instanceof HTMLInputElement) || !isBlock(text)) return 0
  const [row, name] = (target.dataset.cell ?? '').split(':')
  const column = SKU_FIELDS.findIndex(field => field === name)
  if (column < 0) return 0
  event.preventDefault()
  const size = { rows, columns: SKU_FIELDS.length }
  const { texts, beyond } = placedTexts(pastedLines(text), [Number(row), column], size)
  for (const [down, along, cell] of texts) {
    const field = SKU_FIELDS[along]
    const input = currentTarget.querySelector<HTMLInputElement>(`[data-cell="${down}:${field}"]`)
    if (field !== undefined && input !== null) typeInto(input, typedText(field, cell))
  }
  return beyond
}

/** The SKUs with all that is typed for them: a table that scrolls in its box, cards on a phone. */
export const SkuTable = memo(function SkuTable({ rows, problems, onMatrix, onProblem, readOnly }: SkuTableProps) {
  const say = useText('goods', 'goods_form', 'records')
  const locale = useLocale()
  const onPaste = (event: ClipboardEvent<HTMLTableElement>) => {
    const beyond = paste(event, rows.length)
    if (beyond > 0) toast.warning(say('goods_form.paste_beyond', { count: beyond, rows: rows.length }))
  }
  const hasAxes = rows.some(row => row.values.length > 0)
  return (
    <chakra.div overflowX={{ md: 'auto' }} maxW="full" borderWidth={{ md: '1px' }} borderRadius="md">
      <Table aria-label={say('goods.section.skus')} onKeyDown={step} onPaste={onPaste}>
        <thead>
          <tr>
            {hasAxes && <th scope="col">{say('records.sku')}</th>}
            {SKU_FIELDS.map(field => (
              <th key={field} scope="col">
                {say(COLUMN_TEXT[field])}
                {!readOnly && (field === 'price' || field === 'stock') && (
                  <chakra.span aria-hidden color="status.danger.fg" ms="0.5">
                    *
                  </chakra.span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <SkuTableRow
              key={row.key}
              at={at}
              rowKey={row.key}
              name={rowName(row, locale)}
              image={row.values[0]?.image ?? ''}
              cell={row.cell}
              wrong={SKU_FIELDS.map(field => problems[skuPlace(row.key, field)] ?? '').join('\n')}
              onMatrix={onMatrix}
              onProblem={onProblem}
              readOnly={readOnly}
            />
          ))}
        </tbody>
      </Table>
    </chakra.div>
  )
})

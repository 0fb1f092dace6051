import { chakra } from '@chakra-ui/react/styled-system'
import { formatMoney, formatNumber, NOTHING } from '@shiji/i18n/format.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { useFileAddress } from '@shiji/ui/common/file-address/file-address.ts'
import { memo, useId } from 'react'
import { skuPlace } from '../faults/problem-places.ts'
import { Wrong } from '../plain-input.tsx'
import { COLUMN_TEXT, SkuFigure } from './sku-figure.tsx'
import { changeCell, SKU_FIELDS, type SkuCell, type SkuField } from './sku-matrix.ts'
import type { SkuTableProps } from './sku-table.tsx'

interface SkuTableRowProps extends Pick<SkuTableProps, 'onMatrix' | 'onProblem' | 'readOnly'> {
  readonly at: number
  readonly rowKey: string
  /** Words of its values; '' for the only SKU. */
  readonly name: string
  /** Picture of its value on the first axis. */
  readonly image: string
  readonly cell: SkuCell
  /** A message per column, one a line: one text, so that a row that did not change is not drawn again. */
  readonly wrong: string
}

/** One SKU: a page has up to two hundred, so each is rendered only when it changes itself. */
export const SkuTableRow = memo(function SkuTableRow({
  at,
  rowKey,
  name,
  image,
  cell,
  wrong,
  onMatrix,
  onProblem,
  readOnly,
}: SkuTableRowProps) {
  const say = useText('goods', 'records')
  const locale = useLocale()
  const address = useFileAddress()
  const id = useId()
  const problems = wrong.split('\n')
  return (
    <tr>
      {name !== '' && (
        <th scope="row">
          <chakra.span display="flex" alignItems="center" gap="2">
            {image !== '' && (
              <chakra.img
                src={address(image)}
                alt=""
                loading="lazy"
                boxSize="36px"
                objectFit="cover"
                borderRadius="xs"
              />
            )}
            {name}
          </chakra.span>
        </th>
      )}
      {SKU_FIELDS.map((field, column) => {
        const place = skuPlace(rowKey, field)
        const problem = problems[column] || undefined
        const problemId = `${id}${field}`
        const held = field === 'stock' && (cell.reserved ?? 0) > 0
        return (
          <td key={field} data-label={say(COLUMN_TEXT[field])} data-field={place} data-wrong={problem !== undefined}>
            {readOnly ? (
              shown(cell, field, locale)
            ) : (
              <SkuFigure
                field={field}
                of={name}
                data-cell={`${at}:${field}`}
                value={cell[field]}
                onValue={value => onMatrix(matrix => changeCell(matrix, rowKey, { [field]: value }), place)}
                onProblem={message => onProblem(place, message)}
                {...(problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': problemId })}
              />
            )}
            {held && (
              <chakra.p mt="0.5" textStyle="xs" color="fg.muted">
                {say('records.stock_reserved', { count: cell.reserved ?? 0 })}
              </chakra.p>
            )}
            <Wrong id={problemId} problem={problem} />
          </td>
        )
      })}
    </tr>
  )
})

function shown(cell: SkuCell, field: SkuField, locale: Locale): string {
  const value = cell[field]
  if (value === undefined || value === '') return NOTHING
  if (typeof value === 'string') return value
  if (field === 'weight') return `${value / 1000} kg`
  return field === 'stock' ? formatNumber(value, locale) : formatMoney(value, locale)
}

import { chakra } from '@chakra-ui/react/styled-system'
import { Section } from '@shiji/backoffice/page/dashboard/section.tsx'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { PlainTable } from '@shiji/backoffice/page/figures/plain-table.tsx'
import type { StockSheet } from '@shiji/contract/stock/stock-sheet.ts'
import { formatNumber, NOTHING } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import type { ReactNode } from 'react'
import type { PastedRow } from './pasted-rows.ts'

export interface SheetPreviewProps {
  readonly pasted: readonly PastedRow[]
  /** What the server would book; without rows while lines cannot be read. */
  readonly sheet: StockSheet
}

/** The rows of a sheet before they are booked: wrong ones first, each cell with what is wrong in it. */
export function SheetPreview({ pasted, sheet }: SheetPreviewProps) {
  const say = useText('stock')
  const locale = useLocale()
  const rows = pasted.map((row, at) => {
    const found = sheet.rows[at]
    const quantityProblem =
      row.quantity === undefined
        ? say('stock.problem.unreadable')
        : found?.quantity_problem == null
          ? undefined
          : say(`stock.problem.${found.quantity_problem}`, { count: found.reserved })
    const codeProblem = found?.code_problem == null ? undefined : say(`stock.problem.${found.code_problem}`)
    return { row, found, codeProblem, quantityProblem, isWrong: (codeProblem ?? quantityProblem) !== undefined }
  })
  const wrong = rows.filter(row => row.isWrong).length
  const figure = (value: number | null | undefined) => (value == null ? NOTHING : formatNumber(value, locale))
  return (
    <Section title={say('stock.sheet_rows')}>
      <chakra.p role="status" mb="2" color={wrong === 0 ? 'status.success.fg' : 'status.danger.fg'}>
        {wrong === 0 ? say('stock.sheet_ready', { count: rows.length }) : say('stock.sheet_wrong', { count: wrong })}
      </chakra.p>
      <PlainTable
        name={say('stock.sheet_rows')}
        head={[
          say('stock.line'),
          say('stock.code'),
          say('stock.goods'),
          say('stock.quantity'),
          say('stock.before'),
          say('stock.after'),
        ]}
        rows={rows
          .toSorted((a, b) => Number(b.isWrong) - Number(a.isWrong))
          .map(({ row, found, codeProblem, quantityProblem }) => ({
            id: row.line,
            cells: [
              row.line,
              <Cell key="code" problem={codeProblem}>
                {row.code}
              </Cell>,
              found === undefined
                ? NOTHING
                : [inLanguage(found, 'goods_name', locale), inLanguage(found, 'sku_name', locale)]
                    .filter(Boolean)
                    .join(' · ') || NOTHING,
              <Cell key="quantity" problem={quantityProblem}>
                {figure(row.quantity)}
              </Cell>,
              figure(found?.before),
              figure(found?.after),
            ],
          }))}
      />
    </Section>
  )
}

const Cell = ({ problem, children }: { readonly problem: string | undefined; readonly children: ReactNode }) => (
  <>
    {children}
    {problem !== undefined && (
      <chakra.span display="block" textStyle="xs" color="status.danger.fg">
        {problem}
      </chakra.span>
    )}
  </>
)

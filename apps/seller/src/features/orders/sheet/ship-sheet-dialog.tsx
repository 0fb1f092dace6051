import { useShipSheetMutation } from '@shiji/api/order/order.back-office.api.ts'
import { refusalOf } from '@shiji/backoffice/core/action/refusal.ts'
import { SHIP_SHEET_ROWS } from '@shiji/contract/order/order.words.ts'
import { useText } from '@shiji/i18n/react.ts'
import { ImportDialog } from '@shiji/ui/backoffice/data-table/import/import-dialog.tsx'
import type { ImportRow, RowImporter } from '@shiji/ui/backoffice/data-table/import/row-importer.ts'
import { useMemo } from 'react'

const textOf = (row: ImportRow, name: string): string => String(row.values[name] ?? '')

/**
 * Ships by a file with order number, company and tracking number per row: a template, a look with what is wrong in each
 * cell, then row by row. Rows that are wrong, or shipped already, are left out and can be saved to be corrected.
 */
export function ShipSheetDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useText('order', 'error', 'backoffice')
  const [send] = useShipSheetMutation()
  const importer = useMemo((): RowImporter => {
    const ask = async (rows: readonly ImportRow[], dry: boolean) => {
      const cells = rows.map(row => ({
        order_no: textOf(row, 'order_no'),
        company: textOf(row, 'company'),
        number: textOf(row, 'number'),
      }))
      const { data, error } = await send({ rows: cells, ...(dry ? { dry } : {}) })
      if (data === undefined) {
        const { fields = {}, message } = refusalOf(error, say)
        throw new Error(Object.values(fields)[0] ?? message ?? say('error.operation_failed'))
      }
      return {
        done: data.shipped,
        problems: data.problems.flatMap(({ row, field, message }) => {
          const line = rows[row]?.line
          return line === undefined ? [] : [{ line, column: field, message }]
        }),
      }
    }
    return {
      columns: [
        { name: 'order_no', title: say('order.sheet_order'), required: true, example: 'D202605010000000071' },
        { name: 'company', title: say('order.sheet_company'), example: 'SF' },
        { name: 'number', title: say('order.sheet_number'), required: true, example: 'SF1000000000001' },
      ],
      allOrNothing: false,
      most: SHIP_SHEET_ROWS,
      dryRun: async rows => (await ask(rows, true)).problems,
      save: rows => ask(rows, false),
    }
  }, [send, say])
  return <ImportDialog name={say('order.sheet')} importer={importer} onImported={() => undefined} onClose={onClose} />
}

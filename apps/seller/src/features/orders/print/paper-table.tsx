import { chakra } from '@chakra-ui/react/styled-system'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Barcode } from '@shiji/ui/backoffice/barcode/barcode.tsx'
import type { PaperLine } from './labels.ts'

const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: '9pt',
    lineHeight: '1.3',
    '& :is(th, td)': {
      border: '0.2mm solid black',
      padding: '1mm 1.5mm',
      textAlign: 'start',
      verticalAlign: 'middle',
      overflowWrap: 'anywhere',
    },
    '& tr': { breakInside: 'avoid' },
    '& thead': { display: 'table-header-group' },
    '& [data-pieces]': { fontWeight: 'bold', fontSize: '12pt', textAlign: 'end', whiteSpace: 'nowrap' },
  },
})

interface PaperTableProps {
  readonly lines: readonly PaperLine[]
  /** Width of a barcode per SKU in mm, and a box to tick; without it the code is text. */
  readonly barcode?: number
}

/** Lines with SKU, code and pieces, as a table on paper whose head is repeated on each sheet. */
export function PaperTable({ lines, barcode }: PaperTableProps) {
  const say = useText('order')
  const locale = useLocale()
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{say('order.paper_code')}</th>
          <th scope="col">{say('order.paper_goods')}</th>
          <th scope="col">{say('order.paper_pieces')}</th>
          {barcode !== undefined && <th scope="col">{say('order.paper_picked')}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ line, pieces }) => (
          <tr key={line.id}>
            <td>
              {line.code !== '' && barcode !== undefined ? (
                <Barcode value={line.code} height={6} width={barcode} />
              ) : (
                line.code
              )}
            </td>
            <td>
              {inLanguage(line, 'goods_name', locale)} <strong>{inLanguage(line, 'sku_name', locale)}</strong>
            </td>
            <td data-pieces>{pieces}</td>
            {barcode !== undefined && <td />}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

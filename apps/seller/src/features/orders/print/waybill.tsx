import { chakra } from '@chakra-ui/react/styled-system'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import type { PrintData } from '@shiji/contract/order/shipping/print.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Barcode } from '@shiji/ui/backoffice/barcode/barcode.tsx'
import type { Label } from './labels.ts'
import { paperName, Receiver, Sender } from './paper-parts.tsx'

/** Lines and orders that fit on a label. */
const MOST_LINES = 6
const MOST_NUMBERS = 4

interface WaybillProps {
  readonly label: Label
  readonly sender: PrintData['sender']
}

/** The label of a parcel: where it goes, from whom, its numbers as barcodes that ship mode reads, and what is in it. */
export function Waybill({ label, sender }: WaybillProps) {
  const say = useText('order')
  const locale = useLocale()
  const { order, parcel, lines, numbers, remarks } = label
  const pieces = lines.reduce((sum, each) => sum + each.pieces, 0)
  return (
    <chakra.article
      aria-label={`${say('order.paper_waybill')} ${numbers.join(' ')}`}
      display="grid"
      gap="2mm"
      alignContent="start"
      maxH="138mm"
      overflow="hidden"
      color="black"
    >
      {parcel !== undefined && (
        <chakra.div textAlign="center">
          <chakra.p fontWeight="bold" fontSize="13pt">
            {inLanguage(parcel, 'express_name', locale)}
          </chakra.p>
          <Barcode value={parcel.number} height={16} width={90} />
        </chakra.div>
      )}
      <Receiver order={order} />
      <chakra.div borderTop="0.3mm solid black" pt="1mm">
        <Sender sender={sender} />
      </chakra.div>
      <chakra.div borderTop="0.3mm solid black" pt="2mm" display="grid" gap="1mm" justifyItems="center">
        {numbers.slice(0, MOST_NUMBERS).map(number => (
          <Barcode key={number} value={number} height={numbers.length > 1 ? 7 : 11} width={90} />
        ))}
      </chakra.div>
      <chakra.div borderTop="0.3mm solid black" pt="1mm" fontSize="8pt" lineHeight="1.3" overflowWrap="anywhere">
        {lines.slice(0, MOST_LINES).map(({ line, pieces: count }) => (
          <p key={line.id}>
            {paperName(line, locale)} × {count}
          </p>
        ))}
        {lines.length > MOST_LINES && <p>{say('order.paper_more', { count: lines.length - MOST_LINES })}</p>}
        <chakra.p fontWeight="bold">{say('order.paper_total', { count: pieces })}</chakra.p>
        {remarks.map(text => (
          <chakra.p key={text} fontWeight="bold">
            {say('order.paper_remark')}: {text}
          </chakra.p>
        ))}
      </chakra.div>
    </chakra.article>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import type { PrintData, PrintOrder } from '@shiji/contract/order/shipping/print.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Barcode } from '@shiji/ui/backoffice/barcode/barcode.tsx'
import { type PaperLine, waitingLines } from './labels.ts'
import { Receiver, Sender } from './paper-parts.tsx'
import { PaperTable } from './paper-table.tsx'

interface PackingSlipProps {
  readonly order: PrintOrder
  readonly sender: PrintData['sender']
  /** Width that a barcode may have, in mm. */
  readonly width: number
}

/** What is in the parcels of an order, for the person who packs and for the buyer: no prices, no notes of the store. */
export function PackingSlip({ order, sender, width }: PackingSlipProps) {
  const say = useText('order')
  const locale = useLocale()
  const rest = waitingLines(order)
  const linesOf = (goods: PrintOrder['parcels'][number]['goods']): PaperLine[] =>
    goods.flatMap(({ line_id, pieces }) => {
      const line = order.lines.find(each => each.id === line_id)
      return line === undefined ? [] : [{ line, pieces }]
    })
  return (
    <chakra.article
      aria-label={`${say('order.paper_slip')} ${order.order_no}`}
      display="grid"
      gap="4mm"
      alignContent="start"
      fontSize="9pt"
      color="black"
    >
      <chakra.header display="flex" flexWrap="wrap" justifyContent="space-between" gap="3mm">
        <div>
          <chakra.h2 fontSize="15pt" fontWeight="bold">
            {say('order.paper_slip')}
          </chakra.h2>
          <p>{inLanguage(sender, 'name', locale)}</p>
          <p>
            {say('order.paper_ordered')} {formatDateTime(order.created_at, locale)}
          </p>
        </div>
        <Barcode value={order.order_no} width={width} />
      </chakra.header>
      <Receiver order={order} />
      {order.remark !== '' && (
        <chakra.p fontWeight="bold" overflowWrap="anywhere">
          {say('order.paper_remark')}: {order.remark}
        </chakra.p>
      )}
      {order.parcels.map(parcel => (
        <section key={parcel.id} aria-label={parcel.number}>
          <chakra.div mb="1mm">
            <p>
              {inLanguage(parcel, 'express_name', locale)} {say('order.paper_parcel')}
            </p>
            <Barcode value={parcel.number} height={9} width={width} />
          </chakra.div>
          <PaperTable lines={linesOf(parcel.goods)} />
        </section>
      ))}
      {rest.length > 0 && (
        <section aria-label={say('order.paper_rest')}>
          {order.parcels.length > 0 && <chakra.p fontWeight="bold">{say('order.paper_rest')}</chakra.p>}
          <PaperTable lines={rest} />
        </section>
      )}
      <Sender sender={sender} />
    </chakra.article>
  )
}

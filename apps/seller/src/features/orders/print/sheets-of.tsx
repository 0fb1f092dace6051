import { chakra } from '@chakra-ui/react/styled-system'
import type { PrintPaper } from '@shiji/contract/order/order.words.ts'
import type { PrintData } from '@shiji/contract/order/shipping/print.ts'
import type { ReactNode } from 'react'
import { labelsOf, printable } from './labels.ts'
import { PackingSlip } from './packing-slip.tsx'
import { ordersToPick } from './pick-list.ts'
import { PickPaper } from './pick-paper.tsx'
import type { Size } from './use-print-choices.ts'
import { Waybill } from './waybill.tsx'

/** Labels on a page, in two columns. */
const LABELS_PER_PAGE = 4

/** White edge of a sheet in mm; labels on a page have their own. */
export const edgeOf = (paper: PrintPaper, size: Size): number => (size === 'label' ? 5 : paper === 'waybill' ? 0 : 12)

/** The sheets of a document, one element each. A page has four labels. */
export function sheetsOf(data: PrintData, paper: PrintPaper, size: Size): readonly ReactNode[] {
  if (paper === 'pick')
    return ordersToPick(data.orders).length === 0
      ? []
      : [<PickPaper key="pick" data={data} width={size === 'label' ? 38 : 60} />]
  if (paper === 'slip')
    return printable(data.orders).map(order => (
      <PackingSlip key={order.id} order={order} sender={data.sender} width={size === 'label' ? 90 : 100} />
    ))
  const labels = labelsOf(data.orders).map(label => <Waybill key={label.key} label={label} sender={data.sender} />)
  if (size === 'label') return labels
  const pages = Math.ceil(labels.length / LABELS_PER_PAGE)
  return Array.from({ length: pages }, (_, page) => (
    <chakra.div key={page} display="grid" gridTemplateColumns="repeat(2, 105mm)" gridAutoRows="148mm">
      {labels.slice(page * LABELS_PER_PAGE, (page + 1) * LABELS_PER_PAGE).map((label, at) => (
        <chakra.div key={at} padding="5mm" overflow="hidden">
          {label}
        </chakra.div>
      ))}
    </chakra.div>
  ))
}

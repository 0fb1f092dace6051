import { chakra } from '@chakra-ui/react/styled-system'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import type { PrintData, PrintLine, PrintOrder } from '@shiji/contract/order/shipping/print.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'

/** The name of a line on paper: goods and SKU. */
export const paperName = (line: PrintLine, locale: Locale): string =>
  [inLanguage(line, 'goods_name', locale), inLanguage(line, 'sku_name', locale)].filter(Boolean).join(' ')

/** Who receives a parcel, as large as a courier reads it. */
export function Receiver({ order }: { readonly order: PrintOrder }) {
  const say = useText('order')
  return (
    <chakra.div fontSize="11pt" lineHeight="1.3" overflowWrap="anywhere">
      <chakra.p fontSize="8pt">{say('order.paper_to')}</chakra.p>
      <chakra.p fontWeight="bold" fontSize="13pt">
        {order.receive_name} {order.receive_tel}
      </chakra.p>
      <p>
        {order.receive_area} {order.receive_address}
      </p>
    </chakra.div>
  )
}

/** Who sends a parcel: the store. */
export function Sender({ sender }: { readonly sender: PrintData['sender'] }) {
  const say = useText('order')
  const locale = useLocale()
  return (
    <chakra.div fontSize="8pt" lineHeight="1.3" overflowWrap="anywhere">
      {say('order.paper_from')} {inLanguage(sender, 'name', locale)} {sender.tel} {sender.area} {sender.address}
    </chakra.div>
  )
}

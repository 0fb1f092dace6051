import { chakra } from '@chakra-ui/react/styled-system'
import type { Quote } from '@shiji/contract/cart/cart.ts'
import { formatMoney } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Dialog } from '@shiji/ui/common/dialog/dialog.tsx'
import { Price } from '@shiji/ui/shop/price/price.tsx'
import { useName } from '../../site/names.ts'
import { quoteDifference } from './quote-difference.ts'

export interface PriceChangedDialogProps {
  readonly before: Quote
  readonly after: Quote
  readonly onAccept: () => void
  readonly onClose: () => void
}

/** Asks before ordering at a changed price: shows the old and the new one. */
export function PriceChangedDialog({ before, after, onAccept, onClose }: PriceChangedDialogProps) {
  const say = useText('shop_order', 'common')
  const pick = useName()
  const locale = useLocale()
  const more = after.payable - before.payable
  const amount = formatMoney(Math.abs(more), locale)
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      closeOnOutside={false}
      title={say('shop_order.price_changed_title')}
      description={say('shop_order.price_changed_hint')}
      footer={
        <>
          <Button onClick={onClose}>{say('common.cancel')}</Button>
          <Button look="solid" onClick={onAccept}>
            {say('shop_order.price_changed_accept')}
          </Button>
        </>
      }
    >
      <chakra.table
        w="full"
        textStyle="md"
        css={{ '& th, & td': { py: '2', textAlign: 'end' }, '& th:first-of-type': { textAlign: 'start' } }}
      >
        <chakra.thead textStyle="sm" color="fg.muted">
          <tr>
            <chakra.th scope="col">
              <chakra.span srOnly>{say('shop_order.checkout_goods')}</chakra.span>
            </chakra.th>
            <th scope="col">{say('shop_order.price_changed_before')}</th>
            <th scope="col">{say('shop_order.price_changed_after')}</th>
          </tr>
        </chakra.thead>
        <tbody>
          {quoteDifference(before, after).map(one => {
            const name = pick(one.name, one.name_en)
            return (
              <chakra.tr key={`${one.kind} ${name}`} borderTopWidth="1px" borderColor="border">
                <chakra.th scope="row" fontWeight="normal" pe="3">
                  {one.kind === 'freight' ? say('shop_order.price_changed_line_freight', { store: name }) : name}
                </chakra.th>
                <chakra.td color="fg.muted">
                  <Price fen={one.before} plain />
                </chakra.td>
                <td>
                  <Price fen={one.after} plain />
                </td>
              </chakra.tr>
            )
          })}
        </tbody>
        <tfoot>
          <chakra.tr borderTopWidth="1px" borderColor="border" fontWeight="semibold">
            <chakra.th scope="row">{say('shop_order.price_changed_total')}</chakra.th>
            <td>
              <Price fen={before.payable} plain />
            </td>
            <td>
              <Price fen={after.payable} />
            </td>
          </chakra.tr>
        </tfoot>
      </chakra.table>
      {more !== 0 && (
        <chakra.p
          mt="2"
          textAlign="end"
          textStyle="sm"
          fontWeight="medium"
          color={more > 0 ? 'status.warning.fg' : 'status.success.fg'}
        >
          {say(more > 0 ? 'shop_order.price_changed_more' : 'shop_order.price_changed_less', { amount })}
        </chakra.p>
      )}
    </Dialog>
  )
}

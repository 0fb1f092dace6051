import { chakra } from '@chakra-ui/react/styled-system'
import type { FreightQuote } from '@shiji/contract/store/store.ts'
import { formatMoney } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { kilograms } from './freight-template.ts'

/** What a parcel costs, and step by step why. */
export function FreightResult({ quote }: { readonly quote: FreightQuote }) {
  const say = useText('freight')
  const locale = useLocale()
  const area = (locale === 'en' && quote.area.name_en) || quote.area.name
  const money = (amount: number) => formatMoney(amount, locale)
  const counted = (quantity: number) =>
    quote.unit === 'piece'
      ? say('freight.with_pieces', { count: quantity })
      : say('freight.with_kg', { count: kilograms(quantity) })
  if (quote.amount === null)
    return (
      <chakra.p role="status" mt="3" color="status.danger.fg">
        {quote.refusal !== null && say(`freight.refused.${quote.refusal}`, { area })}
      </chakra.p>
    )
  const sums = { goods: money(quote.goods_amount), sum: money(quote.free_from ?? 0) }
  const lines = [
    quote.reason !== null &&
      say('freight.result_template', { name: quote.template_name, reason: say(`freight.reason.${quote.reason}`) }),
    say('freight.result_quantity', { quantity: counted(quote.quantity) }),
    say('freight.result_first', { first: counted(quote.first), price: money(quote.first_price) }),
    quote.steps > 0 &&
      say('freight.result_steps', { steps: quote.steps, step: counted(quote.step), price: money(quote.step_price) }),
    quote.free_from !== null && say(quote.is_freed ? 'freight.result_freed' : 'freight.result_not_freed', sums),
  ].filter(line => line !== false)
  return (
    <chakra.div role="status" mt="3">
      <chakra.p textStyle="lg" fontWeight="semibold" data-tabular>
        {say('freight.result', { amount: money(quote.amount), area })}
      </chakra.p>
      <chakra.ul textStyle="sm" color="fg.muted" data-tabular>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}

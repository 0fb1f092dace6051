import { chakra } from '@chakra-ui/react/styled-system'
import { LATENESS } from '@shiji/contract/store/lateness.ts'
import { useText } from '@shiji/i18n/react.ts'
import type { OwnStore } from './own-store.ts'

/** Tenths or hundredths of a star as stars. */
const stars = (value: number, parts: 10 | 100): string => (value / parts).toFixed(parts === 10 ? 1 : 2)

/** How the score of the store is made: its reviews, what late shipping takes off, and the rule. */
export function StoreScore({ store: { rate, lateness } }: { readonly store: Pick<OwnStore, 'rate' | 'lateness'> }) {
  const say = useText('store')
  return (
    <chakra.section mt="4" aria-label={say('store.score_how')}>
      <chakra.h3 textStyle="md" fontWeight="semibold">
        {say('store.score_how')}
      </chakra.h3>
      <chakra.ul mt="1" ps="5" textStyle="sm">
        <li>
          {say('store.score_average', {
            agree: stars(rate.agree, 10),
            service: stars(rate.service, 10),
            speed: stars(rate.speed, 10),
            count: rate.count,
          })}
        </li>
        <li>
          {say('store.score_off', {
            ...{ days: LATENESS.days, orders: lateness.orders, late: lateness.late, hours: lateness.hours },
            off: stars(lateness.off, 100),
          })}
        </li>
      </chakra.ul>
      <chakra.p mt="1" textStyle="sm" color="fg.muted">
        {say('store.score_rule', {
          most: LATENESS.hoursMax,
          per_day: stars(LATENESS.offPerDay, 10),
          most_off: stars(LATENESS.offMax, 10),
        })}
      </chakra.p>
    </chakra.section>
  )
}

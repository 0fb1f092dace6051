import { chakra } from '@chakra-ui/react/styled-system'
import { LATENESS } from '@shiji/contract/store/lateness.ts'
import type { StoreInfo } from '@shiji/contract/store/store.ts'
import { useText } from '@shiji/i18n/react.ts'

interface ScoreTipProps {
  readonly of: 'goods' | 'store'
  /** How the store shipped lately, where that is known. */
  readonly lateness?: StoreInfo['lateness']
}

/** Tenths or hundredths of a star as stars. */
const stars = (value: number, parts: 10 | 100): string => (value / parts).toFixed(parts === 10 ? 1 : 2)

/** How a score is made, behind a small line beside it that opens by mouse and keyboard. */
export function ScoreTip({ of, lateness }: ScoreTipProps) {
  const say = useText('shop_goods')
  const { days } = LATENESS
  return (
    <chakra.details textStyle="xs" color="fg.muted" w="full" maxW="480px">
      <chakra.summary cursor="pointer" minH="24px" _hover={{ color: 'accent.fg' }}>
        {say('shop_goods.score_how')}
      </chakra.summary>
      <p>{say(of === 'goods' ? 'shop_goods.score_formula_goods' : 'shop_goods.score_formula_store')}</p>
      {of === 'store' && (
        <p>
          {say('shop_goods.score_formula_late', {
            days,
            most: LATENESS.hoursMax,
            per_day: stars(LATENESS.offPerDay, 10),
            most_off: stars(LATENESS.offMax, 10),
          })}
        </p>
      )}
      {lateness !== undefined && lateness.orders > 0 && (
        <p>
          {say(lateness.late === 0 ? 'shop_goods.score_late_none' : 'shop_goods.score_late', {
            ...{ days, orders: lateness.orders, late: lateness.late, hours: lateness.hours },
            off: stars(lateness.off, 100),
          })}
        </p>
      )}
      <p>{say('shop_goods.score_formula_counts')}</p>
    </chakra.details>
  )
}

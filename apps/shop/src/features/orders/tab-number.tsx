import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'

export interface TabNumberProps {
  /** Orders under the tab; unknown when they could not be counted. */
  readonly count: number | undefined
  /** The tab is the open one. */
  readonly current: boolean
}

/** Number of orders under a tab: empty for none, a dash with an explanation if unknown. */
export function TabNumber({ count, current }: TabNumberProps) {
  const say = useText('shop_order')
  if (count === 0) return null
  return (
    <chakra.span textStyle="xs" color={current ? 'accent.fg' : 'fg.muted'} fontWeight="semibold" data-tabular>
      {count ?? (
        <>
          <span aria-hidden>–</span>
          <chakra.span srOnly>{say('shop_order.orders_count_unknown')}</chakra.span>
        </>
      )}
    </chakra.span>
  )
}

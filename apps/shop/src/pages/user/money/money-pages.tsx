import { useLocation } from 'react-router'
import { Component as FrozenMoney } from './frozen-money-page.tsx'
import { Component as Integral } from './integral-page.tsx'
import { Component as Money } from './money-page.tsx'

/** Balance, points and money on hold: three short pages in one file. */
export function Component() {
  const { pathname } = useLocation()
  if (pathname.endsWith('/integral')) return <Integral />
  return pathname.endsWith('/frozen_money') ? <FrozenMoney /> : <Money />
}

import { useLocation } from 'react-router'
import { Component as Password } from './password-page.tsx'
import { Component as PayPassword } from './pay-password-page.tsx'
import { Component as Safe } from './safe-page.tsx'

/** Security and its two passwords: three short pages in one file. */
export function Component() {
  const { pathname } = useLocation()
  if (pathname.endsWith('/password')) return <Password />
  return pathname.endsWith('/pay_password') ? <PayPassword /> : <Safe />
}

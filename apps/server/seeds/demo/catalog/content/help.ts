import { ABOUT } from './help-about.ts'
import { ACCOUNT } from './help-account.ts'
import { DELIVERY } from './help-delivery.ts'
import { RETURNS } from './help-returns.ts'
import { SELLERS } from './help-sellers.ts'
import { SHOPPING } from './help-shopping.ts'
import type { DemoColumn } from './page.ts'

/** The help centre, in the order of the footer. */
export const HELP: readonly DemoColumn[] = [SHOPPING, DELIVERY, RETURNS, ACCOUNT, ABOUT, SELLERS]

import type { BenchCase } from './bench-case.ts'
import { checkoutCase } from './checkout-case.ts'
import { growthCase } from './growth-case.ts'
import { orderCase } from './order-case.ts'
import { pagesCase } from './pages-case.ts'
import { readCase } from './read-case.ts'
import { sellerCase } from './seller-case.ts'
import { staffCase } from './staff-case.ts'
import { tableCase } from './table-case.ts'
import { visitorCase } from './visitor-case.ts'

/** Every case, in the order in which `pnpm bench` runs them all. */
export const CASES: readonly BenchCase[] = [
  readCase,
  orderCase,
  visitorCase,
  checkoutCase,
  sellerCase,
  staffCase,
  growthCase,
  tableCase,
  pagesCase,
]

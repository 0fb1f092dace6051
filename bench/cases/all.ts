import type { BenchCase } from './bench-case.ts'
import { orderCase } from './order-case.ts'
import { readCase } from './read-case.ts'
import { tableCase } from './table-case.ts'

/** Every case, in the order in which `pnpm bench` runs them all. */
export const CASES: readonly BenchCase[] = [readCase, orderCase, tableCase]

import { runCommand } from '../test/run-command.ts'
import { checkout, oneGate, type Step } from '../test/step.ts'

const LONGEST = 15 * 60_000
/** Two worlds of 1,000 stores and 100,000 goods, the second with 1,000,000 orders: about two hours on two idle cores. */
const LONGEST_WHOLE = 4 * 60 * 60_000

const bench = (name: string, args: readonly string[], printed: string, timeout: number): Step => ({
  name,
  run: async () => {
    const program = ['bench/main.ts', ...args]
    const { code, output } = await runCommand(process.execPath, program, { cwd: checkout, live: true, timeout })
    return oneGate(code === 0 && output.includes(printed) ? '' : output.slice(-6_000) || `ended with ${code}`)
  },
})

/** Lists, badges and dashboards of both back offices at 2,000 and at 20,000 orders: none reads in proportion to them. */
export const growth = bench('growth with the orders', ['growth', '--calls', '8'], 'rows read', LONGEST)

/** What a staff day costs at 10,000 and at 1,000,000 orders, with every answer checked; for `prove`. */
export const growthWhole = bench(
  'staff day at 1,000 stores, 100,000 goods and 1,000,000 orders',
  ['staff', '--stores', '1000', '--goods', '100000', '--orders', '10000', '--grow-orders', '100', '--buyers', '50000'],
  'times as much',
  LONGEST_WHOLE,
)

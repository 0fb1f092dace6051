import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../test/run-command.ts'
import { checkout, oneGate, type Step } from '../test/step.ts'

/** Stores, goods and orders of a world. */
export interface FullWorld {
  readonly stores: number
  readonly goods: number
  readonly orders: number
}

/** The largest world in the quality book. */
const LARGEST: FullWorld = { stores: 1_000, goods: 100_000, orders: 1_000_000 }

/** Takes about a quarter of an hour on two idle cores. */
const LONGEST = 90 * 60_000
const HEAP = '--max-old-space-size=1024'

/** Fills an empty database with that world, in a heap of 1 GB, and checks every invariant over it: '' or what went wrong. */
export const faultOfWorld = async ({ stores, goods, orders }: FullWorld): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'shiji-world-'))
  chmodSync(folder, 0o711)
  try {
    const data = join(folder, 'data')
    const program = join(checkout, 'apps/server/seeds/demo/main.ts')
    const { code, output } = await runCommand(
      process.execPath,
      [HEAP, program, '--stores', String(stores), '--goods', String(goods), '--orders', String(orders)],
      { cwd: checkout, env: { DATA_DIR: data, DATABASE_URL: '', SHIJI_MODE: 'demo' }, live: true, timeout: LONGEST },
    )
    const isWhole = output.includes(`${stores} stores, ${goods} goods`) && output.includes(`${orders} orders`)
    const isRight = /^invariants: 0 breaches$/m.test(output)
    return code === 0 && isWhole && isRight ? '' : output.slice(-2_000) || `ended with ${code}`
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The full-size world as a step of `prove`. */
export const fullWorld: Step = {
  name: 'world of 1,000 stores, 100,000 goods and 1,000,000 orders',
  run: async () => oneGate(await faultOfWorld(LARGEST)),
}

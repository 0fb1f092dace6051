import { loadDemo } from '../seeds/demo/load/index.ts'
import { createClock, followClockOffset } from './infra/clock/clock-offset.ts'
import { readConfig } from './infra/config/config.ts'
import { systemContext } from './infra/context.ts'
import { openDatabase } from './infra/database/database.ts'
import { createIds } from './infra/ids/ids.ts'
import { openKeyRing } from './infra/keys/open-key-ring.ts'
import { createLog } from './infra/log/log.ts'
import { failureLine } from './infra/start/failure-line.ts'
import type { DemoOrder } from './infra/start/load-demo-apart.ts'
import { PORTS } from './modules.ts'

const CONNECTIONS = 2

/**
 * Fills the empty demo shop of the server that started this process: its memory is freed with it, and the server stays
 * small.
 */
async function load({ target, dataDir }: DemoOrder): Promise<void> {
  const config = { ...readConfig(process.env), dataDir }
  const log = createLog(config.logLevel)
  const { db, aside, close } = openDatabase(target, CONNECTIONS)
  const clock = createClock(config.mode)
  const follower = await followClockOffset(clock, aside, log)
  const runtime = { db, aside, clock, ids: createIds(aside), log, config, keys: openKeyRing(config), ports: PORTS }
  await loadDemo(systemContext(runtime, 'start'))
  follower.stop()
  await close()
  process.disconnect()
}

// The server that asked for it is gone: the open transaction is rolled back, and the next start loads again.
process.once('disconnect', () => process.exit())
process.once('message', (order: DemoOrder) => {
  load(order).catch(error => {
    console.error(failureLine(error, 0) ?? error)
    process.exit(1)
  })
})

import { join } from 'node:path'
import { systemClock } from '@shiji/kit/time/clock.ts'
import { type Config, ConfigError, readConfig } from '../../src/infra/config/config.ts'
import { systemContext } from '../../src/infra/context.ts'
import { openDatabase } from '../../src/infra/database/database.ts'
import { migrate } from '../../src/infra/database/migrate.ts'
import { defaultDataDir } from '../../src/infra/embedded/data-folder.ts'
import { createIds } from '../../src/infra/ids/ids.ts'
import { checkInvariants, countBreaches } from '../../src/infra/invariants/check-invariants.ts'
import { openKeyRing } from '../../src/infra/keys/open-key-ring.ts'
import { createLog } from '../../src/infra/log/log.ts'
import { openEngine } from '../../src/infra/start/open-engine.ts'
import { Shutdown } from '../../src/infra/start/shutdown.ts'
import { hasUsers } from '../../src/modules/identity/index.ts'
import { PORTS } from '../../src/modules.ts'
import { DEMO } from '../base/demo-accounts.ts'
import { seedBase } from '../base/seed-base.ts'
import { DEMO_SIZE, loadDemo } from './load/index.ts'
import { readSize } from './size.ts'

const CHECKOUT = join(import.meta.dirname, '../../../..')

/**
 * Fills an empty database with a demo world of the given size and checks every invariant over it. Never in production.
 */
async function load(shutdown: Shutdown): Promise<void> {
  const size = readSize(process.argv.slice(2), DEMO_SIZE)
  const config = settings()
  const log = createLog(config.logLevel)
  const target = await openEngine(config, shutdown, log, console.log)
  const { db, aside, pool, close } = openDatabase(target, config.poolSize)
  shutdown.add(close)
  await migrate(pool)
  const runtime = {
    db,
    aside,
    clock: systemClock,
    ids: createIds(aside),
    log,
    config,
    keys: openKeyRing(config),
    ports: PORTS,
  }
  const ctx = systemContext(runtime, 'load')
  await seedBase(ctx, DEMO.admin.password)
  if (await hasUsers(ctx)) throw new ConfigError('this database has people in it already; the demo wants an empty one')
  const began = performance.now()
  const now = await loadDemo(ctx, size)
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  const peak = Math.round(process.resourceUsage().maxRSS / 1_024)
  const stores = size.stores === undefined ? '' : `${size.stores} stores, `
  console.log(
    `${stores}${size.goods} goods, ${size.buyers} buyers, ${size.orders} orders in ${seconds} s, at most ${peak} MB`,
  )
  const broken = (await checkInvariants(db, { now })).filter(check => check.breaches > 0)
  for (const { id, title, breaches } of broken) console.error(`${id} ${title}: ${breaches}`)
  console.log(`invariants: ${countBreaches(broken)} breaches`)
  process.exitCode = broken.length === 0 ? 0 : 1
}

function settings(): Config & { readonly dataDir: string } {
  const config = readConfig({ SHIJI_MODE: 'demo', LOG_LEVEL: 'warn', ...process.env })
  if (config.mode === 'production') throw new ConfigError('demo data is not for production')
  return { ...config, dataDir: config.dataDir ?? defaultDataDir(CHECKOUT) }
}

const shutdown = new Shutdown()
try {
  await load(shutdown)
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof RangeError ? error.message : error)
  process.exitCode = 1
} finally {
  await shutdown.run()
}

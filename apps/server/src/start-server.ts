import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { DEMO_ACCOUNTS } from '../seeds/base/demo-accounts.ts'
import { seedBase } from '../seeds/base/seed-base.ts'
import { type App, createApp } from './app.ts'
import { serveClientConfig } from './http/pages/client-config.ts'
import { serveDemoPictures } from './http/pages/demo-pictures.ts'
import { serveFiles } from './http/pages/files.ts'
import { servePages } from './http/pages/pages.ts'
import { createClock, followClockOffset } from './infra/clock/clock-offset.ts'
import type { Config } from './infra/config/config.ts'
import { type Ctx, type Runtime, systemContext } from './infra/context.ts'
import { alone } from './infra/database/alone.ts'
import { openDatabase } from './infra/database/database.ts'
import { migrate } from './infra/database/migrate.ts'
import { filesFolder } from './infra/files/disk.ts'
import { shareOneFolder } from './infra/files/one-folder.ts'
import { createIds } from './infra/ids/ids.ts'
import { startWorker } from './infra/jobs/worker.ts'
import { openKeyRing } from './infra/keys/open-key-ring.ts'
import { startExchange } from './infra/limits/exchange.ts'
import { createLog } from './infra/log/log.ts'
import { type DemoOrder, loadDemoApart } from './infra/start/load-demo-apart.ts'
import { openEngine, type Say } from './infra/start/open-engine.ts'
import { probePort } from './infra/start/probe-port.ts'
import type { Shutdown } from './infra/start/shutdown.ts'
import { hasUsers } from './modules/identity/index.ts'
import { PORTS } from './modules.ts'

const APPS = join(import.meta.dirname, '../..')
const SEEDS = join(import.meta.dirname, '../seeds')

/**
 * Starts one server process: database, schema, base data, demo data into an empty demo shop, pages, port, worker. Every
 * step that has to be undone is added to `shutdown`. Returns the address it listens on.
 */
export async function startServer(
  config: Config & { readonly dataDir: string },
  shutdown: Shutdown,
  say: Say,
): Promise<string> {
  const log = createLog(config.logLevel)
  const keys = openKeyRing(config)
  await probePort(config.host, config.port)
  const target = await openEngine(config, shutdown, log, say)
  const { db, aside, pool, close } = openDatabase(target, config.poolSize, error =>
    log.warn({ cause: error.message }, 'a database connection was cut'),
  )
  shutdown.add(close)
  const clock = createClock(config.mode)
  const runtime: Runtime = { db, aside, clock, ids: createIds(aside), log, config, keys, ports: PORTS }
  const onWait = () => say('Another process is making this database ready: waiting for it')
  await alone(pool, onWait, async () => {
    await migrate(pool)
    await shareOneFolder(db, config, new Date())
    const follower = await followClockOffset(clock, aside, log)
    shutdown.add(follower.stop)
    const isEmptyDemo = await prepareShop(systemContext(runtime, 'start'), say)
    if (isEmptyDemo) await fillDemo({ target, dataDir: config.dataDir }, shutdown, say)
  })
  const app = await createApp(runtime)
  await serveAround(app, config, say)
  const address = await app.http.listen({ host: config.host, port: config.port })
  shutdown.add(startExchange(runtime, app.calls).stop)
  if (config.worker) shutdown.add(startWorker(runtime, app.reactions, app.jobs).stop)
  shutdown.add(() => app.http.close())
  shutdown.add(() => {
    app.readiness.stop()
    return delay(config.drainSeconds * 1_000)
  })
  log.info({ address, mode: config.mode }, 'listening')
  return address
}

/** Writes missing base data; true when this is a demo without accounts. */
async function prepareShop(ctx: Ctx, say: Say): Promise<boolean> {
  const { mode, adminPassword } = ctx.config
  const demoPassword = DEMO_ACCOUNTS.find(account => account.area === 'admin')?.password
  const first = await seedBase(ctx, adminPassword ?? (mode === 'demo' ? demoPassword : undefined))
  if (first !== undefined && adminPassword === undefined && mode !== 'demo') {
    say(`First admin: ${first.username} / ${first.password} (shown this once; change it after the first login)`)
  }
  return mode === 'demo' && !(await hasUsers(ctx))
}

async function fillDemo(order: DemoOrder, shutdown: Shutdown, say: Say): Promise<void> {
  say('Loading the demo shop')
  const began = performance.now()
  await loadDemoApart(import.meta.filename, order, shutdown)
  say(`Demo shop loaded in ${((performance.now() - began) / 1_000).toFixed(1)} s`)
}

/** Pictures of the demo: the committed ones, and smaller ones of the goods. */
async function serveDemo(http: App['http'], config: Config): Promise<void> {
  const committed = join(SEEDS, 'demo/pictures')
  serveDemoPictures(http, { committed, kept: join(dirname(filesFolder(config)), 'demo-pictures') })
  await serveFiles(http, committed, '/files/demo/')
}

async function serveAround({ http, shopPage }: App, config: Config, say: Say): Promise<void> {
  const isDemo = config.mode === 'demo'
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
  )
  serveClientConfig(http, {
    apiOrigin: '',
    filesOrigin: '',
    demo: isDemo,
    demoAccounts: isDemo ? DEMO_ACCOUNTS : [],
    version,
  })
  if (isDemo) await serveDemo(http, config)
  const folders = { buyer: join(APPS, 'shop/dist'), seller: join(APPS, 'seller/dist'), admin: join(APPS, 'admin/dist') }
  const missing = await servePages(http, folders, shopPage)
  if (missing.length > 0) say(`Not built, so not served: ${missing.join(', ')} (run "pnpm build")`)
}

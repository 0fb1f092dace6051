import { systemClock } from '@shiji/kit/time/clock.ts'
import { type App, createApp } from '@shiji/server/src/app.ts'
import { readConfig } from '@shiji/server/src/infra/config/config.ts'
import type { Runtime } from '@shiji/server/src/infra/context.ts'
import { openDatabase } from '@shiji/server/src/infra/database/database.ts'
import { createIds } from '@shiji/server/src/infra/ids/ids.ts'
import { createKeyRing } from '@shiji/server/src/infra/keys/key-ring.ts'
import { createLog } from '@shiji/server/src/infra/log/log.ts'
import { PORTS } from '@shiji/server/src/modules.ts'

export interface Shop {
  readonly app: App
  readonly runtime: Runtime
  close(): Promise<void>
}

/** The process that prepares a case and the one that is measured must seal alike. */
const KEY = { id: 'bench', secret: Buffer.alloc(32, 7) }

/** The same key as `SHIJI_KEYS` takes it. */
export const BENCH_KEYS = `${KEY.id}:${KEY.secret.toString('base64')}`

/** The server inside this process, for seeding, recording and calls that prepare a case. */
export async function openShop(url: string): Promise<Shop> {
  const { db, aside, close } = openDatabase({ connectionString: url }, 10)
  const config = readConfig({ SHIJI_MODE: 'test', LOG_LEVEL: 'silent' })
  const runtime: Runtime = {
    db,
    aside,
    clock: systemClock,
    ids: createIds(aside),
    log: createLog('silent'),
    config,
    keys: createKeyRing([KEY]),
    ports: PORTS,
  }
  const app = await createApp(runtime)
  return {
    app,
    runtime,
    close: async () => {
      await app.http.close()
      await close()
    },
  }
}

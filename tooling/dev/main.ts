import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { watchAncestors } from '../process/ancestors.ts'
import { ended, startNode, stopChild } from '../process/child.ts'
import { waitForAnswer } from '../process/ready.ts'
import { readSettings } from '../start/settings.ts'
import type { Area } from '../vite/spa.ts'

const checkout = join(import.meta.dirname, '../..')
const WATCHED = ['apps/server/src', 'apps/server/seeds', 'packages/kit/src', 'packages/contract/src', 'packages/i18n']
const AREAS: readonly Area[] = ['shop', 'seller', 'admin']

const settings = await readSettings(process.env, checkout)
const origin = `http://127.0.0.1:${settings.port}`

const startServer = () =>
  startNode(join(checkout, 'apps/server/src/main.ts'), [], {
    cwd: checkout,
    env: {
      SHIJI_MODE: settings.mode,
      PORT: String(settings.port),
      DATA_DIR: settings.dataDir,
      LOG_LEVEL: process.env.LOG_LEVEL || 'info',
    },
  })

let server = startServer()
let stopping = false
let restarting: Promise<void> | undefined

const restart = async () => {
  await stopChild(server)
  if (stopping) return
  server = startServer()
  restarting = undefined
}

let timer: NodeJS.Timeout | undefined
const onChange = (file: string | null) => {
  if (stopping || restarting || !file || /(\.test\.ts|~|\.swp)$/.test(file)) return
  clearTimeout(timer)
  timer = setTimeout(() => {
    console.log(`${file} changed: starting the server again`)
    restarting = restart()
  }, 150)
}
for (const folder of WATCHED.filter(path => existsSync(join(checkout, path)))) {
  watch(join(checkout, folder), { recursive: true }, (_event, file) => onChange(file))
}

process.env.SHIJI_SERVER = origin
const pages = await Promise.all(
  AREAS.filter(area => existsSync(join(checkout, `apps/${area}/vite.config.ts`))).map(async area => {
    const vite = await createServer({
      root: join(checkout, `apps/${area}`),
      configFile: join(checkout, `apps/${area}/vite.config.ts`),
      // Another checkout may run beside this one.
      server: { strictPort: false },
    })
    await vite.listen()
    return { area, vite }
  }),
)

const stop = async () => {
  if (stopping) return
  stopping = true
  await Promise.all([stopChild(server), ...pages.map(({ vite }) => vite.close())])
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
watchAncestors(stop)

if (await waitForAnswer(`${origin}/readyz`, () => stopping)) {
  for (const { area, vite } of pages) console.log(`  ${area.padEnd(8)}${vite.resolvedUrls?.local[0]}`)
  console.log(`  ${'api'.padEnd(8)}${origin}/api/docs`)
}
ended(server).then(code => {
  if (!stopping && !restarting && code !== 0)
    console.log('The server has stopped; it starts again with the next change.')
})

import { join } from 'node:path'
import { ConfigError } from '@shiji/server/src/infra/config/config.ts'
import { EmbeddedError } from '@shiji/server/src/infra/embedded/embedded-error.ts'
import { watchAncestors } from '../process/ancestors.ts'
import { ended, hasEnded, startNode, stopChild } from '../process/child.ts'
import { waitForAnswer } from '../process/ready.ts'
import { addressLines } from './addresses.ts'
import { BuildError, buildAll, isBuilt } from './build.ts'
import { SERVER_FLAGS, serverProgram } from './server-program.ts'
import { readSettings, SettingError } from './settings.ts'

const checkout = join(import.meta.dirname, '../..')
const begun = Date.now()
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`
const say = (line: string) => console.log(line)

/** Refusals that were written for the person at the terminal; anything else is a fault and shows its trace. */
const isForOperator = (error: unknown): error is Error =>
  [ConfigError, SettingError, EmbeddedError, BuildError].some(kind => error instanceof kind)

const build = async () => {
  if (isBuilt(checkout)) return
  say('Building shop, seller, admin and server (the first time takes about a minute)')
  const since = Date.now()
  await buildAll(checkout)
  say(`Built in ${seconds(since)}`)
}

const serve = async () => {
  const settings = await readSettings(process.env, checkout)
  await build()
  say('Starting the server')
  const server = startNode(serverProgram(checkout), [], {
    flags: SERVER_FLAGS,
    cwd: checkout,
    env: {
      SHIJI_MODE: settings.mode,
      PORT: String(settings.port),
      DATA_DIR: settings.dataDir,
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || join(checkout, '.cache/node'),
    },
  })
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    stopChild(server)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  watchAncestors(stop)

  if (await waitForAnswer(`http://127.0.0.1:${settings.port}/readyz`, () => hasEnded(server) || stopping)) {
    for (const line of await addressLines(settings.port, settings.mode)) say(line)
    say(`Ready in ${seconds(begun)}. Ctrl-C stops everything.`)
  }
  const code = await ended(server)
  if (stopping) say('Stopped')
  process.exitCode = stopping ? 0 : code || 1
}

try {
  await serve()
} catch (error) {
  if (!isForOperator(error)) throw error
  console.error(error.message)
  process.exitCode = 1
}

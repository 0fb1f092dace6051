import { createServer } from 'node:net'
import { type Config, readConfig } from '@shiji/server/src/infra/config/config.ts'
import { defaultDataDir, prepareDataFolder } from '@shiji/server/src/infra/embedded/data-folder.ts'
import { errorCode } from '@shiji/server/src/infra/embedded/embedded-error.ts'
import { refuseIfOwned } from '@shiji/server/src/infra/embedded/owner.ts'

/** An invalid setting that stops the start; the message is one line for the terminal. */
export class SettingError extends Error {}

const PORT_PROBLEMS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use by another program',
  EACCES: 'may not be opened by this user',
  EADDRNOTAVAIL: 'cannot be opened: this machine does not have that address (HOST)',
}

/**
 * Opens and closes the port, so that a busy one is reported before anything is built. Returns the port, a free one for
 * 0.
 */
export const probePort = (host: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', error => {
      const problem = PORT_PROBLEMS[errorCode(error) ?? ''] ?? `cannot be opened (${error.message})`
      reject(
        new SettingError(
          `Port ${port} ${problem}: choose another with PORT, for example PORT=${port < 65_000 ? port + 1 : 3001}.`,
        ),
      )
    })
    probe.listen(port, host, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })

/** Reads and checks the environment before the long work begins. The mode of this command is demo. */
export const readSettings = async (env: NodeJS.ProcessEnv, checkout: string): Promise<Config & { dataDir: string }> => {
  const config = readConfig({ ...env, SHIJI_MODE: env.SHIJI_MODE || 'demo' })
  const dataDir = config.dataDir ?? defaultDataDir(checkout)
  if (!config.databaseUrl) {
    prepareDataFolder(dataDir)
    refuseIfOwned(dataDir)
  }
  return { ...config, dataDir, port: await probePort(config.host, config.port) }
}

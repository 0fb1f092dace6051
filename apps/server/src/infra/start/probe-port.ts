import { createServer } from 'node:net'

/** Opens and closes the port at once, so that a busy one is reported before the database starts. */
export const probePort = (host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, host, () => probe.close(() => resolve()))
  })

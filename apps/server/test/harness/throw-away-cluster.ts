import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostmaster } from '../../src/infra/embedded/postmaster.ts'
import { processExists } from '../../src/infra/embedded/process-mark.ts'
import { type Embedded, startEmbedded } from '../../src/infra/embedded/start-embedded.ts'

const NAME = /^shiji-test-(\d+)$/

/** Nothing in these clusters has to survive a power cut, so they skip every flush. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  shared_buffers: '256MB',
  max_wal_size: '4GB',
  checkpoint_timeout: '30min',
}

/** A run that was killed leaves its postmaster alive; the next run ends it and removes its folder. */
const removeAbandoned = () => {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(NAME.exec(name)?.[1])
    if (!pid || processExists(pid)) continue
    const folder = join(tmpdir(), name)
    const orphan = findPostmaster(folder)
    if (orphan) process.kill(orphan.pid, 'SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

/**
 * Starts a cluster in a temporary folder named after this process's pid; the caller stops it and removes the folder.
 */
export const startThrowAwayCluster = async (): Promise<{ embedded: Embedded; folder: string }> => {
  removeAbandoned()
  const folder = join(tmpdir(), `shiji-test-${process.pid}`)
  return { folder, embedded: await startEmbedded({ dataDir: folder, sync: false, settings: SETTINGS }) }
}

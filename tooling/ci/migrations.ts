import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../test/run-command.ts'
import { checkout } from '../test/step.ts'

/**
 * Checks with the migration generator whether the tables in code differ from the migrations; returns what it would
 * write.
 */
export const findDrift = async (): Promise<string | undefined> => {
  const server = join(checkout, 'apps/server')
  const kept = mkdtempSync(join(tmpdir(), 'shiji-drizzle-'))
  const migrations = join(server, 'drizzle')
  cpSync(migrations, kept, { recursive: true })
  try {
    const { code, output } = await runCommand(join(server, 'node_modules/.bin/drizzle-kit'), ['generate'], {
      cwd: server,
      live: false,
      timeout: 120_000,
    })
    const written = readdirSync(migrations).filter(name => !readdirSync(kept).includes(name))
    if (code !== 0) return output
    return written.length > 0
      ? `tables and migrations differ; run "pnpm db:generate" (it would write ${written.join(', ')})`
      : undefined
  } finally {
    rmSync(migrations, { recursive: true, force: true })
    cpSync(kept, migrations, { recursive: true })
    rmSync(kept, { recursive: true, force: true })
  }
}

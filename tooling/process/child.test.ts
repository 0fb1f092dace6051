import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { processExists } from '@shiji/server/src/infra/embedded/process-mark.ts'
import { afterEach, expect, it, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'shiji-child-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('a child ends when the process that started it is killed', async () => {
  const pidFile = join(folder, 'pid')
  writeFileSync(
    join(folder, 'child.ts'),
    `import { writeFileSync } from 'node:fs'\nwriteFileSync(${JSON.stringify(pidFile)}, String(process.pid))\nsetInterval(() => undefined, 60_000)\n`,
  )
  writeFileSync(
    join(folder, 'parent.ts'),
    `import { startNode } from ${JSON.stringify(join(import.meta.dirname, 'child.ts'))}\nstartNode(${JSON.stringify(join(folder, 'child.ts'))})\nsetInterval(() => undefined, 60_000)\n`,
  )
  const parent = spawn(process.execPath, [join(folder, 'parent.ts')], { stdio: 'ignore' })
  const pid = await vi.waitFor(() => Number(readFileSync(pidFile, 'utf8')), { timeout: 10_000 })
  expect(processExists(pid)).toBe(true)

  parent.kill('SIGKILL')

  await vi.waitFor(() => expect(processExists(pid)).toBe(false), { timeout: 10_000 })
}, 30_000)

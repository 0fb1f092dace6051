import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'shiji-settings-'))
// Under root the database runs as another user, who must be able to enter.
chmodSync(dataDir, 0o711)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const read = (env: Record<string, string>) =>
  readSettings({ DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', ...env }, dataDir)

describe('readSettings', () => {
  it('opens the demo on a free port by default', async () => {
    const settings = await read({})

    expect(settings).toMatchObject({ mode: 'demo', dataDir })
    expect(settings.port).toBeGreaterThan(0)
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://x'],
    ['SHIJI_MODE', 'fast'],
  ])('names a bad value: %s=%s', async (name, value) => {
    await expect(read({ [name]: value })).rejects.toThrow(new RegExp(`^${name}\\b[^\\n]*$`))
  })

  it('reports in one line that the port is busy', async () => {
    const busy = createServer()
    const port = await new Promise<number>(resolve => {
      busy.listen(0, '127.0.0.1', () => {
        const address = busy.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })

    await expect(read({ PORT: String(port) })).rejects.toThrow(
      new RegExp(`^Port ${port} is in use by another program: choose another with PORT, [^\\n]*$`),
    )
    busy.close()
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type StaticFiles, serveFolder } from './static-files.ts'

const parent = mkdtempSync(join(tmpdir(), 'shiji-static-'))
const folder = mkdtempSync(join(parent, 'site-'))
let files: StaticFiles
beforeAll(async () => {
  writeFileSync(join(parent, 'secret.txt'), 'secret')
  writeFileSync(join(folder, 'index.html'), '<p>start</p>')
  writeFileSync(join(folder, 'a.js'), 'export {}')
  files = await serveFolder(folder, '/some/path/')
})
afterAll(async () => {
  await files.stop()
  rmSync(parent, { recursive: true, force: true })
})

it('serves a folder below its path, with the types that browsers ask for', async () => {
  const start = await fetch(files.address)
  expect([await start.text(), start.headers.get('content-type')]).toEqual(['<p>start</p>', 'text/html; charset=utf-8'])
  expect((await fetch(`${files.address}a.js`)).headers.get('content-type')).toBe('text/javascript')
})

it.each(['/a.js', '/some/path/none.js', '/some/path/%2e%2e%2fsecret.txt', '/some/path/..%2f..%2fsecret.txt'])(
  'does not find %s',
  async path => {
    expect((await fetch(new URL(path, files.address))).status).toBe(404)
  },
)

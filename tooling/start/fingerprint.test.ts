import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { fingerprint } from './fingerprint.ts'

const folder = mkdtempSync(join(tmpdir(), 'shiji-fingerprint-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const mark = () => fingerprint(folder, ['src', 'lock.yaml'])

it('changes with every file that is written, added or removed, and not with built ones', () => {
  mkdirSync(join(folder, 'src/dist'), { recursive: true })
  writeFileSync(join(folder, 'src/a.ts'), 'one')
  const first = mark()
  expect(mark()).toBe(first)

  writeFileSync(join(folder, 'src/dist/a.js'), 'built')
  expect(mark()).toBe(first)

  writeFileSync(join(folder, 'src/a.ts'), 'three')
  const changed = mark()
  expect(changed).not.toBe(first)

  writeFileSync(join(folder, 'lock.yaml'), 'x')
  expect(mark()).not.toBe(changed)

  rmSync(join(folder, 'src/a.ts'))
  expect(mark()).not.toBe(changed)
})

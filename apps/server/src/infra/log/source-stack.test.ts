import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { sourceStack } from './source-stack.ts'

const folder = mkdtempSync(join(tmpdir(), 'shiji-stack-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const frame = (file: string, line: number) => `    at place (${pathToFileURL(join(folder, file)).href}:${line}:1)`

describe('a stack of the bundle', () => {
  it('shows the file and line of the source', () => {
    // The second line of the built file comes from the fifth of the source.
    const map = { version: 3, names: [], sources: ['../src/place-order.ts'], mappings: ';AAIA' }
    writeFileSync(join(folder, 'server.js.map'), JSON.stringify(map))

    expect(sourceStack(`no stock\n${frame('server.js', 2)}`)).toMatch(/^no stock\n.*\/src\/place-order\.ts:5:1\)$/)
  })

  it('is unchanged where the server runs from its sources', () => {
    const stack = `no stock\n${frame('unmapped.js', 2)}\n    at file:///src/place-order.ts:5:1`

    expect(sourceStack(stack)).toBe(stack)
  })
})

import { join } from 'node:path'
import { type OutputChunk, rolldown } from 'rolldown'
import { beforeAll, describe, expect, it } from 'vitest'
import config from '../rolldown.config.ts'

const SERVER = join(import.meta.dirname, '..')

let chunks: readonly OutputChunk[] = []

/** What Node loads for these chunks: their imports, recursively; `alsoLater` adds lazy imports. */
function loadedFor(names: readonly string[], alsoLater = false): readonly OutputChunk[] {
  const byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const seen = new Set(chunks.filter(({ name }) => names.includes(name)).map(chunk => chunk.fileName))
  for (const file of seen) {
    const { imports = [], dynamicImports = [] } = byFile.get(file) ?? {}
    for (const next of alsoLater ? [...imports, ...dynamicImports] : imports) seen.add(next)
  }
  return [...seen].flatMap(file => byFile.get(file) ?? [])
}

/** Loaded at start: the entry, and the main part that it loads when the settings are read. */
const loadedAtStart = () => loadedFor(['main', 'start-server'])

beforeAll(async () => {
  const { output, ...input } = config
  const bundle = await rolldown({ ...input, cwd: SERVER })
  const built = await bundle.generate(Array.isArray(output) ? output[0] : output)
  await bundle.close()
  chunks = built.output.filter(file => file.type === 'chunk')
}, 60_000)

describe('the bundle of the server', () => {
  it('needs nothing outside of it at the start but Node and native packages', () => {
    const names = new Set(chunks.map(({ fileName }) => fileName))
    const outside = loadedAtStart().flatMap(chunk => chunk.imports.filter(name => !names.has(name)))

    expect([...new Set(outside)].filter(name => !name.startsWith('node:')).toSorted()).toEqual(['@node-rs/argon2'])
  })

  it('loads api docs, sharp, tables of pinyin and the demo on first use only', () => {
    const modules = loadedAtStart().flatMap(chunk => [...chunk.moduleIds, ...chunk.imports])

    expect(modules.filter(id => /@scalar|sharp|pinyin-pro|area-data|seeds\/demo/.test(id))).toEqual([])
    expect(modules.some(id => id.endsWith('src/app.ts'))).toBe(true)
  })

  it('never loads the demo world into the server: a process of its own does', () => {
    const world = /seeds\/demo\/load/
    const modules = (names: readonly string[]) => loadedFor(names, true).flatMap(chunk => chunk.moduleIds)

    expect(modules(['main']).filter(id => world.test(id))).toEqual([])
    expect(modules(['demo-process']).filter(id => world.test(id)).length).toBeGreaterThan(5)
  })

  it('finds migrations, messages and seeds beside their sources', () => {
    const code = chunks.map(chunk => chunk.code).join('\n')

    for (const place of ['/../src/infra/database', '/../src/infra/invariants'])
      expect(code).toContain(`import.meta.dirname + "${place}"`)
    expect(code).toContain('"../../../packages/i18n/src/server.ts"')
  })
})

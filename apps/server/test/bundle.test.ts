import { join } from 'node:path'
import { type OutputChunk, rolldown } from 'rolldown'
import { beforeAll, describe, expect, it } from 'vitest'
import config from '../rolldown.config.ts'

const SERVER = join(import.meta.dirname, '..')

let chunks: readonly OutputChunk[] = []

/** What Node loads for an entry before anybody asked for anything: its imports, theirs, and the main part that `main.ts` loads when the settings are read. */
function loadedAtStart(): readonly OutputChunk[] {
  const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const start = chunks.filter(({ name, isEntry }) => isEntry || name === 'start-server').map(chunk => chunk.fileName)
  const seen = new Set(start)
  for (const name of seen) for (const next of byName.get(name)?.imports ?? []) seen.add(next)
  return [...seen].flatMap(name => byName.get(name) ?? [])
}

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

  it('leaves api docs, sharp, tables of pinyin and the demo to their first use', () => {
    const modules = loadedAtStart().flatMap(chunk => [...chunk.moduleIds, ...chunk.imports])

    expect(modules.filter(id => /@scalar|sharp|pinyin-pro|area-data|seeds\/demo/.test(id))).toEqual([])
    expect(modules.some(id => id.endsWith('src/app.ts'))).toBe(true)
  })

  it('finds migrations, messages and seeds beside their sources', () => {
    const code = chunks.map(chunk => chunk.code).join('\n')

    for (const place of ['/../src/infra/database', '/../src/infra/invariants'])
      expect(code).toContain(`import.meta.dirname + "${place}"`)
    expect(code).toContain('"../../../packages/i18n/src/server.ts"')
  })
})

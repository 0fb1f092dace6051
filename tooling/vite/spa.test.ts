import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closureGzip, findCircle } from './size-report.ts'
import { spaConfig } from './spa.ts'

describe('spaConfig', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shiji-spa-'))
  const assets = () => readdirSync(join(folder, 'assets'))
  beforeAll(async () => {
    const config = spaConfig({ base: '/Seller/', area: 'seller', root: join(import.meta.dirname, 'fixture') })
    await build({ ...config, configFile: false, logLevel: 'silent', build: { ...config.build, outDir: folder } })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('puts every script below the base path and none inline', () => {
    const html = readFileSync(join(folder, 'index.html'), 'utf8')

    const scripts = html.match(/<script[^>]*>[^<]*/g) ?? []
    expect(scripts).toHaveLength(1)
    expect(scripts[0]).toMatch(/src="\/Seller\/assets\/[^"]+\.js">\s*$/)
  })

  it('keeps source maps beside the scripts without announcing them', () => {
    const scripts = assets().filter(name => name.endsWith('.js'))

    expect(assets().filter(name => name.endsWith('.map'))).toHaveLength(scripts.length)
    for (const name of scripts)
      expect(readFileSync(join(folder, 'assets', name), 'utf8')).not.toContain('sourceMappingURL')
  })

  it('lays every script and the page packed beside themselves, and nothing that stays with the operator', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const scripts = files.filter(file => file.endsWith('.js') && statSync(join(folder, file)).size > 500)

    expect(scripts.length).toBeGreaterThan(0)
    for (const name of [...scripts, 'index.html']) {
      const [plain, br, gz] = ['', '.br', '.gz'].map(ending => readFileSync(join(folder, `${name}${ending}`)))
      expect(br && plain && brotliDecompressSync(br).equals(plain)).toBe(true)
      expect(gz && plain && gunzipSync(gz).equals(plain)).toBe(true)
      expect(br?.length).toBeLessThan(gz?.length ?? 0)
    }
    expect(files.filter(file => /(?:\.map|sizes\.json|manifest\.json)\.(?:br|gz)$/.test(file))).toEqual([])
  })

  it('drops recipes that nothing uses', () => {
    const all = assets()
      .filter(name => name.endsWith('.js'))
      .map(name => readFileSync(join(folder, 'assets', name), 'utf8'))
      .join('')

    expect(all).toContain('loaded later')
    expect(all).not.toContain('unused recipe')
  })

  it('reports what loads first', () => {
    const report = JSON.parse(readFileSync(join(folder, '.vite/sizes.json'), 'utf8'))

    expect(report).toMatchObject({ area: 'seller', entry: expect.stringMatching(/^assets\/index-/) })
    expect(report.initialGzip).toBeGreaterThan(0)
    expect(report.initialGzip).toBeLessThan(2_000)
  })
})

describe('closureGzip', () => {
  it('counts shared files once and leaves out what loads later', () => {
    const chunk = (file: string, gzip: number, imports: string[] = [], dynamicImports: string[] = []) => ({
      file,
      module: null,
      gzip,
      imports,
      dynamicImports,
    })
    const chunks = [
      chunk('a', 1, ['c', 'd'], ['e']),
      chunk('b', 2, ['c']),
      chunk('c', 4, ['d']),
      chunk('d', 8, ['c']),
      chunk('e', 16),
    ]

    expect(closureGzip(chunks, ['a', 'b'])).toBe(15)
  })
})

describe('findCircle', () => {
  it('names files that wait for each other, and passes those that only share', () => {
    const shared = [
      { file: 'a', imports: ['b', 'c'] },
      { file: 'b', imports: ['c'] },
      { file: 'c', imports: [] },
    ]
    expect(findCircle(shared)).toBeUndefined()
    expect(findCircle([...shared, { file: 'd', imports: ['e'] }, { file: 'e', imports: ['a', 'd'] }])).toEqual([
      'd',
      'e',
      'd',
    ])
  })
})

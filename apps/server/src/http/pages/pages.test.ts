import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../infra/config/config.ts'
import { createLog } from '../../infra/log/log.ts'
import { createHttpServer } from '../server.ts'
import { serveFiles } from './files.ts'
import { servePages } from './pages.ts'

const PACKED = `export const words = '${'as it lies '.repeat(300)}'`
const folder = mkdtempSync(join(tmpdir(), 'shiji-pages-'))
const build = (name: string) => {
  const root = join(folder, name)
  mkdirSync(join(root, 'assets'), { recursive: true })
  writeFileSync(join(root, 'index.html'), `<!doctype html><title>${name}</title>`)
  writeFileSync(join(root, 'assets/main-a1b2.js'), `console.log('${name}')`)
  writeFileSync(join(root, 'assets/main-a1b2.js.map'), '{}')
  writeFileSync(join(root, 'assets/packed-a1b2.js'), PACKED)
  writeFileSync(join(root, 'assets/packed-a1b2.js.br'), brotliCompressSync(PACKED))
  writeFileSync(join(root, 'assets/packed-a1b2.js.gz'), gzipSync(PACKED))
  writeFileSync(join(root, 'index.html.br'), brotliCompressSync(`<!doctype html><title>${name}</title>`))
  writeFileSync(join(root, 'boot.js'), '0')
  mkdirSync(join(root, '.vite'))
  for (const name of ['manifest.json', 'sizes.json']) writeFileSync(join(root, '.vite', name), '{"src/main.tsx":{}}')
  return root
}

let app: FastifyInstance
beforeAll(async () => {
  app = await createHttpServer({ config: readConfig({ SHIJI_MODE: 'test' }), log: createLog('silent') })
  await servePages(app, { buyer: build('shop'), seller: build('seller'), admin: build('admin') })
  const files = join(folder, 'files')
  await serveFiles(app, files)
  writeFileSync(join(files, 'a.webp'), 'picture')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  await app.ready()
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })
const title = async (url: string) => /<title>(\w+)</.exec((await get(url)).body)?.[1]

describe('the three areas on one port', () => {
  it.each([
    ['/', 'shop'],
    ['/home', 'shop'],
    ['/search/eyJrZXl3b3JkcyI6ImEifQ%3D%3D', 'shop'],
    ['/order/before/a.b', 'shop'],
    ['/seller/login', 'shop'],
    ['/Seller/', 'seller'],
    ['/Seller/orders/wait', 'seller'],
    ['/Admin/', 'admin'],
    ['/Admin/dashboard', 'admin'],
    ['/index.html', 'shop'],
  ])('%s is a page of the %s', async (url, name) => {
    expect(await title(url)).toBe(name)
  })

  it.each([
    ['/Seller', '/Seller/'],
    ['/Admin', '/Admin/'],
  ])('%s without its slash is redirected', async (url, target) => {
    expect((await get(url)).headers.location).toBe(target)
  })

  it.each([
    ['seller.localhost:3000', '/Seller/'],
    ['admin.localhost:3000', '/Admin/'],
    ['Admin.shop.example', '/Admin/'],
  ])('the host %s opens %s', async (host, target) => {
    expect((await get('/', { host })).headers.location).toBe(target)
  })

  it('the host shop.localhost opens the shop', async () => {
    expect((await get('/', { host: 'shop.localhost:3000' })).body).toContain('<title>shop<')
  })

  it('serves every area on every host by path', async () => {
    const page = await get('/Admin/login', { host: 'seller.localhost' })
    expect(page.body).toContain('<title>admin<')
  })

  it.each(['/assets/gone-1234.js', '/Seller/assets/gone.css', '/logo.png', '/Admin/nothing.svg'])(
    'a missing file is 404, not a page: %s',
    async url => {
      expect((await get(url)).statusCode).toBe(404)
    },
  )

  it.each(['/api/nothing', '/api', '/files/gone.webp', '/metrics/x'])('%s is not a page', async url => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('application/json')
  })

  const prefixes = ['', '/Seller', '/Admin']
  it.each(
    [
      '/assets/main-a1b2.js.map',
      '/assets/packed-a1b2.js.br',
      '/assets/packed-a1b2.js.gz',
      '/assets/main-a1b2.js.MAP',
      '/.vite/manifest.json',
      '/.vite/sizes.json',
      '/%2evite/sizes.json',
      '/.vite%2fmanifest.json',
      '/assets/../.vite/manifest.json',
      '/.vite/',
    ].flatMap(path => prefixes.map(prefix => prefix + path)),
  )('keeps to itself what the build says of the sources: %s', async url => {
    const answer = await get(url)
    expect(answer.body).not.toMatch(/main\.tsx|^\{\}$/)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
  })

  it.each(prefixes)('answers HEAD for the notes of the build as for a missing file: %s', async prefix => {
    const answer = await app.inject({ method: 'HEAD', url: `${prefix}/.vite/manifest.json` })
    expect(answer.statusCode).toBe(404)
  })

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/files/..%2fsecret.txt',
    '/files/%2e%2e/secret.txt',
  ])('serves nothing outside the folder of the pages: %s', async url => {
    const answer = await get(url)
    expect(answer.body).not.toContain('secret"')
    expect(answer.body).not.toBe('secret')
    expect([400, 403, 404]).toContain(answer.statusCode)
  })

  it('pages are never cached, hashed files are cached forever, other files are revalidated', async () => {
    const cached = async (url: string) => (await get(url)).headers['cache-control']
    expect(await cached('/')).toBe('no-store')
    expect(await cached('/Seller/goods')).toBe('no-store')
    expect(await cached('/assets/main-a1b2.js')).toBe('public, max-age=31536000, immutable')
    expect(await cached('/boot.js')).toBe('public, max-age=0')
  })

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('a file that the build compressed is sent as it is to clients that accept %s', async (accepted, encoding) => {
    for (const prefix of prefixes) {
      const url = `${prefix}/assets/packed-a1b2.js`
      const answer = await get(url, { 'accept-encoding': accepted })
      expect(answer.headers).toMatchObject({
        'content-type': 'application/javascript; charset=utf-8',
        vary: 'accept-encoding',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect(answer.headers['content-encoding']).toBe(encoding)
      const lies = { br: brotliCompressSync(PACKED), gzip: gzipSync(PACKED), none: Buffer.from(PACKED) }
      expect(answer.rawPayload.equals(lies[encoding === 'br' || encoding === 'gzip' ? encoding : 'none'])).toBe(true)
    }
  })

  it('each encoding has its own ETag, so an unchanged file is not sent again', async () => {
    const ask = (headers: Record<string, string>) => get('/assets/packed-a1b2.js', headers)
    const tag = async (accepted: string) => String((await ask({ 'accept-encoding': accepted })).headers.etag)
    const tags = [await tag('br'), await tag('gzip'), await tag('identity')]
    expect(new Set(tags).size).toBe(3)
    expect((await ask({ 'accept-encoding': 'br', 'if-none-match': tags[0] ?? '' })).statusCode).toBe(304)
    expect((await ask({ 'accept-encoding': 'gzip', 'if-none-match': tags[0] ?? '' })).statusCode).toBe(200)
  })

  it('a compressed page opens like any other', async () => {
    const answer = await get('/Seller/goods', { 'accept-encoding': 'br' })
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('<title>seller<')
    expect(String(answer.headers['content-security-policy'])).toContain("script-src 'self'")
  })

  it('files carry only the headers they need; document headers are on documents only', async () => {
    const names = async (url: string) =>
      Object.keys((await get(url, { 'accept-encoding': 'br', origin: 'https://elsewhere.example' })).headers)
    const needed = ['cache-control', 'content-encoding', 'content-length', 'content-type', 'etag', 'vary']
    const transport = ['connection', 'date', 'transfer-encoding', 'x-content-type-options']
    for (const url of ['/assets/main-a1b2.js', '/Admin/boot.js', '/Seller/assets/packed-a1b2.js']) {
      const more = (await names(url)).filter(name => ![...needed, ...transport].includes(name))
      expect([url, ...more]).toEqual([url])
    }
    expect(await names('/assets/packed-a1b2.js')).toEqual(expect.arrayContaining([...needed, 'x-content-type-options']))
    for (const url of ['/', '/Admin/goods', '/assets/x.js.map', '/api/nothing'])
      expect(await names(url)).toContain('content-security-policy')
  })

  it('a page runs no inline script and cannot be framed', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('answers HEAD like GET', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/Seller/orders' })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  })
})

describe('/files', () => {
  it('are served with their stored type, sandboxed, readable by other origins, and never run', async () => {
    const { statusCode, headers } = await get('/files/a.webp')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(Object.keys(headers)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:x-frame-options|referrer-policy|access-control-.*)$/)]),
    )
  })
})

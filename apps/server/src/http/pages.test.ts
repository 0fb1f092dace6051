import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../infra/config/config.ts'
import { createLog } from '../infra/log/log.ts'
import { serveFiles } from './files.ts'
import { servePages } from './pages.ts'
import { createHttpServer } from './server.ts'

const folder = mkdtempSync(join(tmpdir(), 'shiji-pages-'))
const build = (name: string) => {
  const root = join(folder, name)
  mkdirSync(join(root, 'assets'), { recursive: true })
  writeFileSync(join(root, 'index.html'), `<!doctype html><title>${name}</title>`)
  writeFileSync(join(root, 'assets/main-a1b2.js'), `console.log('${name}')`)
  writeFileSync(join(root, 'assets/main-a1b2.js.map'), '{}')
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
  ])('%s lacks its slash', async (url, target) => {
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

  it.each(['/api/nothing', '/api', '/files/gone.webp', '/metrics/x'])('%s is no page', async url => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('application/json')
  })

  const prefixes = ['', '/Seller', '/Admin']
  it.each(
    [
      '/assets/main-a1b2.js.map',
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

  it.each(prefixes)('answers a HEAD for the build’s notes like a missing file: %s', async prefix => {
    const answer = await app.inject({ method: 'HEAD', url: `${prefix}/.vite/manifest.json` })
    expect(answer.statusCode).toBe(404)
  })

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/files/..%2fsecret.txt',
    '/files/%2e%2e/secret.txt',
  ])('hands out nothing that lies beside the pages: %s', async url => {
    const answer = await get(url)
    expect(answer.body).not.toContain('secret"')
    expect(answer.body).not.toBe('secret')
    expect([400, 403, 404]).toContain(answer.statusCode)
  })

  it('pages are never cached, hashed files for ever, others are asked for again', async () => {
    const cached = async (url: string) => (await get(url)).headers['cache-control']
    expect(await cached('/')).toBe('no-store')
    expect(await cached('/Seller/goods')).toBe('no-store')
    expect(await cached('/assets/main-a1b2.js')).toBe('public, max-age=31536000, immutable')
    expect(await cached('/boot.js')).toBe('public, max-age=0')
  })

  it('a page runs no inline script and stands in no frame', async () => {
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
  it('never run: type as stored, sandboxed, shown to other origins', async () => {
    const { statusCode, headers } = await get('/files/a.webp')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(headers['content-security-policy']).toContain('sandbox')
  })
})

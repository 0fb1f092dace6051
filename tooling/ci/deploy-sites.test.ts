import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkout } from '../test/step.ts'

const API = 'https://api.example'
const FILES = 'https://files.example'
const BASES = [
  ['shop', '/'],
  ['seller', '/Seller/'],
  ['admin', '/Admin/'],
] as const

let folder: string
let sites: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shiji-sites-test-'))
  sites = join(folder, 'sites')
  mkdirSync(sites)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const render = (part: string, env: NodeJS.ProcessEnv = {}) =>
  spawnSync('sh', [join(checkout, 'deploy/render.sh'), part, sites], {
    encoding: 'utf8',
    env: { ...process.env, API_ORIGIN: API, FILES_ORIGIN: FILES, ...env },
  })
const site = (part: string) => readFileSync(join(sites, `${part}.conf`), 'utf8')

/** Rules of the policy that a site sends with its page. */
const policyOf = (text: string) => {
  const policy = /content-security-policy "([^"]+)"/.exec(text)?.[1] ?? ''
  return new Map(policy.split('; ').map(rule => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]))
}

describe('what deploys each part alone', () => {
  it.each(['shop', 'seller', 'admin', 'api'])('%s has a site and a container file', part => {
    expect(render(part).stderr).toBe('')
    expect(site(part)).not.toContain('${')
    expect(existsSync(join(checkout, 'deploy', part, 'Containerfile'))).toBe(true)
  })

  it.each(BASES)('%s has its own config.json with the origins of API and files', part => {
    render(part)
    expect(JSON.parse(readFileSync(join(sites, `${part}.json`), 'utf8'))).toMatchObject({
      apiOrigin: API,
      filesOrigin: FILES,
      demo: false,
    })
    expect(site(part)).toContain(join(sites, `${part}.json`))
  })

  it.each(BASES)('%s lets in its own scripts, calls to the API and pictures of files, and nothing else', part => {
    render(part)
    const rules = policyOf(site(part))
    expect(rules.get('script-src')).toBe("'self'")
    expect(rules.get('connect-src')).toBe(`'self' ${API}`)
    expect(rules.get('img-src')).toBe(`'self' data: blob: ${FILES}`)
    expect(rules.get('object-src')).toBe("'none'")
    expect(rules.get('frame-ancestors')).toBe("'none'")
    expect(site(part).match(/content-security-policy/g)).toHaveLength(1)
  })

  it('the shop asks the server of its calls for pages, or another one, or none', () => {
    render('shop')
    expect(site('shop')).toContain(`set $server "${API}"`)
    render('shop', { PAGES_ORIGIN: 'http://10.0.0.5:3000' })
    expect(site('shop')).toContain('set $server "http://10.0.0.5:3000"')
    render('shop', { PAGES_ORIGIN: '' })
    expect(site('shop')).toContain('set $server ""')
  })

  it.each(['seller', 'admin'])('search engines read nothing of %s', part => {
    render(part)
    expect(site(part)).toContain('x-robots-tag "noindex"')
    expect(site(part)).toContain('Disallow: /')
  })

  it('the back offices differ in their names and paths only', () => {
    const plain = (part: string, path: string) =>
      readFileSync(join(checkout, `deploy/${part}/site.conf`), 'utf8')
        .replaceAll(path, '/Area')
        .replace(/^#.*\n/, '')
    expect(plain('seller', '/Seller')).toBe(plain('admin', '/Admin'))
  })

  it.each(['https://api.example/path', "https://x'; script-src *", 'api.example'])('%s is no origin', origin => {
    expect(render('shop', { API_ORIGIN: origin })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is not an origin'),
    })
  })
})

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitForAnswer } from '../process/ready.ts'
import { startThrowAwayServer } from '../serve/throw-away-server.ts'
import { probePort } from '../start/settings.ts'
import { checkout } from '../test/step.ts'

const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx']
const PAGES = [
  { area: 'shop', folder: '', path: '/' },
  { area: 'seller', folder: 'Seller', path: '/Seller/' },
  { area: 'admin', folder: 'Admin', path: '/Admin/' },
] as const

/** The program nginx; undefined when it is not installed. */
export const findNginx = (): string | undefined => PLACES.find(path => existsSync(path))

const freePort = () => probePort('127.0.0.1', 0)
const here = (port: number) => `http://127.0.0.1:${port}`

/** Writes one site of `deploy/` into the folder, as a container does when it starts. */
const render = (area: string, folder: string, env: NodeJS.ProcessEnv) => {
  const made = spawnSync('sh', [join(checkout, 'deploy/render.sh'), area, folder], { env: { ...process.env, ...env } })
  if (made.status !== 0) throw new Error(`the site of ${area} could not be written: ${made.stderr}`)
}

/** What nginx needs around the sites, everything below one folder; its processes stay the user who starts it. */
const mainFile = (folder: string): string => `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(kind => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  include ${folder}/sites/*.conf;
}
`

const ended = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

const stop = async (child: ChildProcess) => {
  if (ended(child)) return
  const gone = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGQUIT')
  await gone
}

/** The origins of the parts of the product. */
export type Origins = { readonly shop: string; readonly seller: string; readonly admin: string; readonly api: string }

/** The settings of the server for these origins, as deploy/README.md asks. */
const settingsOf = ({ shop, seller, admin, api }: Origins) => ({
  SHIJI_ORIGINS: [shop, seller, admin].join(','),
  SHIJI_SHOP_ORIGIN: shop,
  SHIJI_FILES_ORIGIN: api,
  TRUST_PROXY: '1',
})

/** Runs `work` while the sites of `deploy/` serve the built pages and a throw-away server, each on its own origin. */
export const withOwnOrigins = async <T>(
  nginx: string,
  work: (origins: Origins, stopServer: () => Promise<void>) => Promise<T>,
): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'shiji-sites-'))
  const sites = join(folder, 'sites')
  mkdirSync(sites)
  const ports = { shop: await freePort(), seller: await freePort(), admin: await freePort(), api: await freePort() }
  const origins = { shop: here(ports.shop), seller: here(ports.seller), admin: here(ports.admin), api: here(ports.api) }
  try {
    const server = await startThrowAwayServer({ ...settingsOf(origins) })
    try {
      const shared = { EXTRAS: join(folder, 'extras'), API_ORIGIN: origins.api, FILES_ORIGIN: origins.api }
      for (const { area, folder: below } of PAGES) {
        const root = join(folder, area)
        const built = join(checkout, 'apps', area, 'dist')
        if (below === '') symlinkSync(built, root)
        else {
          mkdirSync(root)
          symlinkSync(built, join(root, below))
        }
        render(area, sites, { ...shared, PAGES: root, LISTEN: `127.0.0.1:${ports[area]} default_server` })
      }
      render('api', sites, { LISTEN: `127.0.0.1:${ports.api}`, API_ADDRESS: new URL(server.url).host })
      const main = join(folder, 'nginx.conf')
      writeFileSync(main, mainFile(folder))
      const asked = spawnSync(nginx, ['-t', '-p', folder, '-c', main], { encoding: 'utf8' })
      if (asked.status !== 0) throw new Error(`nginx refuses the sites: ${asked.stderr}`)
      const running = spawn(nginx, ['-p', folder, '-c', main], { stdio: 'ignore' })
      try {
        if (!(await waitForAnswer(`${origins.api}/readyz`, () => ended(running))))
          throw new Error('nginx did not start')
        return await work(origins, server.stop)
      } finally {
        await stop(running)
      }
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** An address that nginx cannot decode reaches the shop's page where it is a search, and is a broken request elsewhere; calls have no page. */
export const expectUnreadableSearch = async (shop: string): Promise<void> => {
  for (const [path, wanted] of [
    ['/search/%%%', 200],
    ['/other/%%%', 400],
    ['/api/common', 404],
  ] as const) {
    const { status } = await fetch(shop + path)
    if (status !== wanted) throw new Error(`${path} is answered with ${status}, not with ${wanted}`)
  }
}

const expectText = (text: string, ...words: readonly string[]): void => {
  for (const each of words) if (!text.includes(each)) throw new Error(`the page lacks ${each}: ${text.slice(0, 400)}`)
}

/** The shop's host sends pages that the server writes around the head of its own build, with their status. */
export const expectWrittenPages = async ({ shop, api }: Origins): Promise<void> => {
  const home = await fetch(`${shop}/`)
  const text = await home.text()
  expectText(text, `<link rel="canonical" href="${shop}/">`, '<h1>', '/assets/index-', 'data-answer="/api/home"')
  expectText(text, `src="${api}/files/`)
  if (text.includes('<!--#')) throw new Error('the head of the build was not included')
  const policies = home.headers.get('content-security-policy') ?? ''
  expectText(policies, `connect-src 'self' ${api}`)
  if (policies.includes(', default-src')) throw new Error('the page has two policies')
  for (const [path, status] of [
    ['/nowhere', 404],
    ['/goods/1', 404],
    ['/shell/head.shtml', 404],
    ['/pages/', 404],
    ['/carts', 200],
    ['/robots.txt', 200],
    ['/manifest.webmanifest', 200],
  ] as const) {
    const answer = await fetch(shop + path)
    if (answer.status !== status) throw new Error(`${path} is answered with ${answer.status}, not with ${status}`)
  }
  const [part = ''] = /[^<>]*\/sitemaps\/goods-\d+\.xml/.exec(await (await fetch(`${shop}/sitemap.xml`)).text()) ?? []
  expectText(await (await fetch(part)).text(), `<loc>${shop}/goods/`)
}

/** While the server is away, the page of the build opens by itself, and search engines come again. */
export const expectPageWithoutServer = async ({ shop }: Origins): Promise<void> => {
  const answer = await fetch(`${shop}/goods/5`)
  if (answer.status !== 503) throw new Error(`without the server the page is answered with ${answer.status}`)
  expectText(await answer.text(), '<div id="root"></div>', '/assets/index-')
  expectText(answer.headers.get('content-security-policy') ?? '', "script-src 'self'")
}

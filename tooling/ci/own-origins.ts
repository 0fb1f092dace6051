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

/** Runs `work` while the sites of `deploy/` serve the built pages and a throw-away server, each on its own origin. */
export const withOwnOrigins = async <T>(nginx: string, work: (origins: Origins) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'shiji-sites-'))
  const sites = join(folder, 'sites')
  mkdirSync(sites)
  const ports = { shop: await freePort(), seller: await freePort(), admin: await freePort(), api: await freePort() }
  const origins = { shop: here(ports.shop), seller: here(ports.seller), admin: here(ports.admin), api: here(ports.api) }
  const pages = [origins.shop, origins.seller, origins.admin]
  try {
    const server = await startThrowAwayServer({ SHIJI_ORIGINS: pages.join(','), TRUST_PROXY: '1' })
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
        return await work(origins)
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

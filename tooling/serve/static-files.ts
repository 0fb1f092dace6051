import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

export interface StaticFiles {
  /** Address of the folder, with a slash at its end. */
  readonly address: string
  stop(): Promise<void>
}

/** Serves a built folder on a free port of this machine, below `base` and nowhere else: what reaches past it is not found. */
export const serveFolder = async (folder: string, base: `/${string}/` | '/' = '/'): Promise<StaticFiles> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const below = pathname.startsWith(base)
      ? normalize(`/${decodeURIComponent(pathname.slice(base.length))}`)
      : undefined
    const file = below === undefined ? undefined : join(folder, below.endsWith('/') ? `${below}index.html` : below)
    if (file === undefined || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.')
  return {
    address: `http://127.0.0.1:${bound.port}${base}`,
    stop: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

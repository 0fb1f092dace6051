import { existsSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import { AREA_PREFIX, AREAS, type Area } from '@shiji/contract/area.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { BARE } from '../bare-answers.ts'

/** Folder of each area's built pages. */
export type PageFolders = Readonly<Record<Area, string>>

const FILE = /^assets\/|\.(?:js|mjs|css|json|html|txt|xml|svg|png|jpe?g|webp|avif|gif|ico|woff2?|ttf|wasm|map)$/i
/**
 * Never served under their names: source maps and the build's own notes (`.vite/`) stay with the operator, the index is
 * served under its routes only, and a compressed file replaces its original.
 */
const HIDDEN = /\.(?:map|br|gz)$|(?:^|\/)\.|(?:^|\/)index\.html$/i
/** Paths that are never a page of the shop. */
const NOT_PAGES = /^\/(?:api|files|metrics)(?:\/|$)|^\/(?:healthz|readyz|config\.json)$/

/**
 * Serves the three built SPAs, each under its fixed path on every host; `seller.…` and `admin.…` hosts open theirs.
 * Hashed files are cached forever, pages never; if the build put a `.br` or `.gz` beside a file, that is sent as it is.
 * A missing file is 404, any other path is the area's page (spec §2). Returns the areas whose build is missing.
 */
export async function servePages(app: FastifyInstance, folders: PageFolders): Promise<readonly Area[]> {
  await app.register(staticFiles, { serve: false, root: Object.values(folders), preCompressed: true })
  openAreaOfHost(app)
  const built = AREAS.filter(area => existsSync(join(folders[area], 'index.html')))
  for (const area of built) servePage(app, AREA_PREFIX[area], folders[area])
  return AREAS.filter(area => !built.includes(area))
}

function openAreaOfHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.split('?')[0] !== '/') return
    const area = /^(seller|admin)\./i.exec(request.hostname)?.[1]?.toLowerCase()
    if (area === 'seller' || area === 'admin') return reply.redirect(`${AREA_PREFIX[area]}/`, 302)
  })
}

function servePage(app: FastifyInstance, prefix: string, folder: string): void {
  const schema = { hide: true }
  if (prefix !== '') app.get(prefix, { schema }, (_request, reply) => reply.redirect(`${prefix}/`, 302))
  app.get<{ Params: { '*': string } }>(`${prefix}/*`, { schema, config: BARE }, async (request, reply) => {
    const path = request.params['*']
    const isIndex = path === 'index.html'
    const isHidden = !isIndex && HIDDEN.test(path)
    const isNothing = isHidden || (prefix === '' && NOT_PAGES.test(request.url.split('?')[0] ?? ''))
    if (!isNothing && !isIndex && FILE.test(path)) return file(reply, path, folder)
    await reply.helmet()
    return isNothing ? reply.callNotFound() : page(reply, folder)
  })
}

const page = (reply: FastifyReply, folder: string) =>
  reply.header('cache-control', 'no-store').sendFile('index.html', folder, { cacheControl: false, etag: false })

/** A file carries only the headers it needs: each header is sent with every file. */
function file(reply: FastifyReply, path: string, folder: string) {
  const isHashed = path.startsWith('assets/')
  reply.removeHeader('x-request-id')
  reply.header('x-content-type-options', 'nosniff')
  const plain = { acceptRanges: false, lastModified: false }
  return reply.sendFile(path, folder, { ...plain, ...(isHashed ? { maxAge: '365d', immutable: true } : { maxAge: 0 }) })
}

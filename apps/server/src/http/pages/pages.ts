import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import { AREA_PREFIX, AREAS, type Area } from '@shiji/contract/area.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Html } from '../../pages/html/html.ts'
import type { AnswerPage } from '../../pages/shop-pages.ts'
import { BARE } from '../bare-answers.ts'

/** Folder of each area's built pages. */
export type PageFolders = Readonly<Record<Area, string>>

const FILE =
  /^assets\/|\.(?:js|mjs|css|json|html|txt|xml|webmanifest|svg|png|jpe?g|webp|avif|gif|ico|woff2?|ttf|wasm|map)$/i
/**
 * Never served under their names: source maps and the build's own notes (`.vite/`) stay with the operator, the index and
 * its parts (`shell/`) are served under its routes only, and a compressed file replaces its original.
 */
const HIDDEN = /\.(?:map|br|gz)$|(?:^|\/)\.|(?:^|\/)index\.html$|^shell\//i
/** Paths that are never a page of the shop. */
const NOT_PAGES = /^\/(?:api|files|metrics)(?:\/|$)|^\/(?:healthz|readyz|config\.json)$/

/**
 * Serves the three built SPAs, each under its fixed path on every host; `seller.…` and `admin.…` hosts open theirs.
 * Hashed files are cached forever, pages never; if the build put a `.br` or `.gz` beside a file, that is sent as it is.
 * A missing file is 404, any other path is the area's page (spec §2). Pages of the shop are written by `shopPage`, if it
 * is given. Returns the areas whose build is missing.
 */
export async function servePages(
  app: FastifyInstance,
  folders: PageFolders,
  shopPage?: AnswerPage,
): Promise<readonly Area[]> {
  await app.register(staticFiles, { serve: false, root: Object.values(folders), preCompressed: true })
  openAreaOfHost(app)
  const built = AREAS.filter(area => existsSync(join(folders[area], 'index.html')))
  for (const area of built) {
    const folder = folders[area]
    const write = area === 'buyer' && shopPage !== undefined ? writtenBy(shopPage, folder) : undefined
    servePage(app, AREA_PREFIX[area], folder, write)
  }
  return AREAS.filter(area => !built.includes(area))
}

function openAreaOfHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.split('?')[0] !== '/') return
    const area = /^(seller|admin)\./i.exec(request.hostname)?.[1]?.toLowerCase()
    if (area === 'seller' || area === 'admin') return reply.redirect(`${AREA_PREFIX[area]}/`, 302)
  })
}

/** Sends the page of a path. */
type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | FastifyReply

/** Writes pages around the part of the head that the build made; undefined for a build without it. */
function writtenBy(shopPage: AnswerPage, folder: string): SendPage | undefined {
  const file = join(folder, 'shell/head.shtml')
  if (!existsSync(file)) return undefined
  const buildHead = new Html(readFileSync(file, 'utf8'))
  return async (request, reply) =>
    reply.send(await shopPage(request, reply, request.url.split('?')[0] ?? '/', buildHead))
}

function servePage(app: FastifyInstance, prefix: string, folder: string, write?: SendPage): void {
  const schema = { hide: true }
  if (prefix !== '') app.get(prefix, { schema }, (_request, reply) => reply.redirect(`${prefix}/`, 302))
  app.get<{ Params: { '*': string } }>(`${prefix}/*`, { schema, config: BARE }, async (request, reply) => {
    const path = request.params['*']
    const isIndex = path === 'index.html'
    const isHidden = !isIndex && HIDDEN.test(path)
    const isNothing = isHidden || (prefix === '' && NOT_PAGES.test(request.url.split('?')[0] ?? ''))
    if (!isNothing && !isIndex && FILE.test(path)) return file(reply, path, folder)
    await reply.helmet()
    if (isNothing) return reply.callNotFound()
    if (write !== undefined && !isIndex) return write(request, reply)
    if (prefix !== '') reply.header('x-robots-tag', 'noindex')
    return page(reply, folder)
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

import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { BARE } from '../../http/bare-answers.ts'
import type { AddressList } from '../../infra/addresses.ts'
import { type Runtime, systemContext } from '../../infra/context.ts'
import { originsOf } from '../origins.ts'
import { PART_SIZE, robotsText, sitemapIndex, sitemapPart } from './sitemap.ts'

const HIDDEN = { schema: { hide: true }, config: BARE } as const

/** Pages without a record of their own. */
const fixedPages = (changedAt: Date): AddressList => ({
  name: 'pages',
  starts: async () => [0],
  from: async (_ctx, from) =>
    from > 0 ? [] : ['/', '/goods', '/goods/hotmodel'].map((path, index) => ({ id: index, path, changedAt })),
})

/** Serves `/robots.txt`, `/sitemap.xml` and its parts. */
export function serveSitemap(
  app: FastifyInstance,
  runtime: Runtime,
  ofModules: readonly AddressList[],
  size: number = PART_SIZE,
): void {
  const lists = [fixedPages(runtime.clock.now()), ...ofModules]
  const ctx = systemContext(runtime, 'sitemap')
  app.get('/robots.txt', HIDDEN, (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(originsOf(runtime.config, request).shop)),
  )
  app.get('/sitemap.xml', HIDDEN, async (request, reply) => {
    const text = await sitemapIndex(ctx, lists, originsOf(runtime.config, request).shop, size)
    return reply.type('application/xml; charset=utf-8').send(text)
  })
  app.get<{ Params: { part: string } }>('/sitemaps/:part', HIDDEN, async (request, reply) => {
    const [, name, start] = /^([a-z]+)-(\d{1,16})\.xml$/.exec(request.params.part) ?? []
    const list = lists.find(each => each.name === name)
    if (list === undefined || !Number.isSafeInteger(Number(start))) return reply.callNotFound()
    const { shop } = originsOf(runtime.config, request)
    const part = Readable.from(sitemapPart(ctx, list, Number(start), shop, size))
    return reply.type('application/xml; charset=utf-8').send(part)
  })
}

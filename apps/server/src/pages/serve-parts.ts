import type { FastifyInstance } from 'fastify'
import { BARE } from '../http/bare-answers.ts'
import { INCLUDED_HEAD } from './document.ts'
import type { AnswerPage } from './shop-pages.ts'

const PREFIX = '/pages'

/**
 * Serves the pages of the shop to a server that has its build and is on another host: `/pages/goods/5` is the page with
 * an include where the build's own part of the head belongs (ADR 0036). Headers of documents are those of that server.
 */
export function servePageParts(app: FastifyInstance, answer: AnswerPage): void {
  app.get(`${PREFIX}/*`, { schema: { hide: true }, config: BARE }, async (request, reply) => {
    const path = request.url.slice(PREFIX.length).split('?')[0] ?? '/'
    return reply.send(await answer(request, reply, path, INCLUDED_HEAD))
  })
}

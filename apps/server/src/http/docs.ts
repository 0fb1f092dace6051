import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'

const PREFIX = '/api/docs'

/** The reader starts by a script in its page; it can reach only this server. */
const CSP =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** A separate server, since routes cannot be added to one that is listening. */
async function openReader(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const reader = Fastify()
  await reader.register(scalar, {
    routePrefix: PREFIX,
    configuration: { url: '/api/openapi.json', telemetry: false, withDefaultFonts: false },
  })
  await reader.ready()
  return reader
}

/** The OpenAPI document in readable form. Its reader takes 40 MB, so it is loaded on first use. */
export function serveDocs(app: FastifyInstance): void {
  let opened: Promise<FastifyInstance> | undefined
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    opened ??= openReader()
    const reader = await opened.catch(error => {
      opened = undefined
      throw error
    })
    const { statusCode, headers, rawPayload } = await reader.inject({ method: 'GET', url: request.url })
    for (const name of ['content-type', 'location'] as const) {
      const value = headers[name]
      if (value !== undefined) reply.header(name, value)
    }
    return reply.status(statusCode).header('content-security-policy', CSP).send(rawPayload)
  }
  app.get(PREFIX, { schema: { hide: true } }, answer)
  app.get(`${PREFIX}/*`, { schema: { hide: true } }, answer)
}

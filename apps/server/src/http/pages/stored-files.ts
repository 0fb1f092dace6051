import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Runtime } from '../../infra/context.ts'
import type { ByteRange, StoredFile } from '../../infra/files/store.ts'
import { BARE } from '../bare-answers.ts'
import { guardFile } from './files.ts'

/** Content types of uploads, by the extension of their address; anything else is bytes. */
const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  pdf: 'application/pdf',
  zip: 'application/zip',
  mp4: 'video/mp4',
}

/**
 * Serves `/files/…` from the server's file store; addresses are random, so a file never changes and is cached forever.
 */
export function serveStoredFiles(app: FastifyInstance, { config, ports }: Pick<Runtime, 'config' | 'ports'>): void {
  app.get<{ Params: { '*': string } }>(
    '/files/*',
    { schema: { hide: true }, config: BARE },
    async ({ params, headers }, reply) => {
      const url = `/files/${params['*']}`
      const file = await ports.files.find(config, url)
      if (file === undefined) return reply.callNotFound()
      const tag = `"${Buffer.from(url).toString('base64url')}"`
      guardFile(reply)
      reply.headers({ etag: tag, 'accept-ranges': 'bytes', 'cache-control': 'public, max-age=31536000, immutable' })
      if (headers['if-none-match'] === tag) return reply.status(304).send()
      reply.type(TYPES[url.slice(url.lastIndexOf('.') + 1)] ?? 'application/octet-stream')
      const isWhole = headers.range === undefined || (headers['if-range'] ?? tag) !== tag
      return isWhole ? whole(reply, file) : part(reply, file, rangeOf(headers.range ?? '', file.size))
    },
  )
}

const whole = (reply: FastifyReply, file: StoredFile) => reply.header('content-length', file.size).send(file.read())

function part(reply: FastifyReply, file: StoredFile, range: ByteRange | 'whole' | 'outside') {
  if (range === 'whole') return whole(reply, file)
  if (range === 'outside') return reply.status(416).header('content-range', `bytes */${file.size}`).send()
  const { start, end } = range
  return reply
    .status(206)
    .headers({ 'content-range': `bytes ${start}-${end}/${file.size}`, 'content-length': end - start + 1 })
    .send(file.read(range))
}

/** The single range that a header requests (RFC 9110 §14); several, or an invalid header, mean the whole file. */
function rangeOf(header: string, size: number): ByteRange | 'whole' | 'outside' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  if (first === '' && last === '') return 'whole'
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < start) return 'whole'
  return start >= size || (first === '' && Number(last) === 0) ? 'outside' : { start, end }
}

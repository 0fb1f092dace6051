import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createTurnstile } from '../../infra/limits/turnstile.ts'
import { BARE } from '../bare-answers.ts'
import { guardFile } from './files.ts'

/** Widths that are made from the committed 800 px, with the quality of each. */
const QUALITY = { 160: 70, 400: 74 } as const
type Width = keyof typeof QUALITY

const NAME = /^[a-z0-9-]+\.webp$/
/** One picture at a time, so that a first page leaves a core for the shop; the rest of a page waits. */
const inTurn = createTurnstile(1, 2_000)

export interface DemoPictures {
  /** Folder with the committed pictures in `800/`. */
  readonly committed: string
  /** Folder where smaller ones are kept once they were made. */
  readonly kept: string
}

/**
 * Serves the demo's goods pictures in 160 and 400 px: made from the 800 px at the first request and kept (ADR 0039). A
 * full disk costs time, not pictures.
 */
export function serveDemoPictures(app: FastifyInstance, folders: DemoPictures): void {
  const making = new Map<string, Promise<Buffer>>()
  for (const width of [160, 400] as const)
    app.get<{ Params: { name: string } }>(
      `/files/demo/${width}/:name`,
      { schema: { hide: true }, config: BARE },
      async ({ params: { name }, headers, log }, reply) => {
        const source = join(folders.committed, '800', name)
        const version = NAME.test(name) ? await versionOf(source) : undefined
        if (version === undefined) return reply.callNotFound()
        const tag = `"${width}-${version}"`
        guardFile(reply)
        reply.headers({ etag: tag, 'cache-control': 'public, max-age=31536000, immutable' })
        if (headers['if-none-match'] === tag) return reply.status(304).send()
        const path = join(folders.kept, String(width), `${version}-${name}`)
        const kept = await readFile(path).catch(() => undefined)
        const bytes = kept ?? (await once(making, path, () => inTurn(() => make(source, width))))
        if (kept === undefined)
          await keep(path, bytes).catch(error => log.warn({ err: error }, 'a picture could not be kept'))
        return reply.type('image/webp').send(bytes)
      },
    )
}

/** Names the state of a file, so that a picture that is drawn again is made again; undefined if there is none. */
async function versionOf(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ? `${Math.floor(found.mtimeMs).toString(36)}-${found.size.toString(36)}` : undefined
}

async function make(source: string, width: Width): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp(source).resize(width, width).webp({ quality: QUALITY[width], smartSubsample: true }).toBuffer()
}

/** Two requests for the same picture wait for the same work. */
function once(making: Map<string, Promise<Buffer>>, key: string, work: () => Promise<Buffer>): Promise<Buffer> {
  const running = making.get(key)
  if (running !== undefined) return running
  const started = work().finally(() => making.delete(key))
  making.set(key, started)
  return started
}

/** Writes beside and renames: nobody reads half a picture. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const part = `${path}.${randomUUID()}`
  await writeFile(part, bytes)
  await rename(part, path)
}

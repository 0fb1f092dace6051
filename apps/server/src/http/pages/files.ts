import { mkdirSync } from 'node:fs'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { BARE } from '../bare-answers.ts'

/**
 * Uploaded files never run: no script, no frame, type as stored. Other origins may show them, since areas are deployed
 * separately.
 */
export function guardFile(reply: FastifyReply): void {
  reply.header('x-content-type-options', 'nosniff')
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  reply.header('cross-origin-resource-policy', 'cross-origin')
}

/**
 * Serves files of a folder, such as the demo's pictures; names are random, so a file never changes and is cached
 * forever.
 */
export async function serveFiles(app: FastifyInstance, folder: string, prefix = '/files/'): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await app.register(async scope => {
    scope.addHook('onRoute', route => {
      route.config = { ...route.config, ...BARE }
    })
    await scope.register(staticFiles, {
      root: folder,
      prefix,
      decorateReply: false,
      index: false,
      redirect: false,
      immutable: true,
      maxAge: '365d',
      schemaHide: true,
      setHeaders: guardFile,
    })
  })
}

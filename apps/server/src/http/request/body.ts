import formData, { type MultipartFile, type MultipartValue } from '@fastify/multipart'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import qs from 'qs'
import { AppError } from '../../infra/app-error.ts'
import type { ReceivedFile } from '../routes/route.ts'

const OPTIONS = {
  depth: 6,
  arrayLimit: 2_000,
  parameterLimit: LIMITS.request.parameterLimit,
  throwOnLimitExceeded: true,
  allowPrototypes: false,
} as const

/** Reads `a[0][b]=c` text, for queries and form bodies alike. Text beyond the limits is a broken request (HTTP 400). */
export function parseForm(text: string): Record<string, unknown> {
  try {
    return qs.parse(text, OPTIONS)
  } catch {
    throw Object.assign(new Error('form too large'), { statusCode: 400 })
  }
}

/** One parser for form-encoded, multipart and JSON bodies (product §8). */
export async function registerBodies(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, parseForm(String(text)))
    } catch (error) {
      done(error instanceof Error ? error : new Error('broken form'))
    }
  })
  await app.register(formData, {
    limits: { fileSize: LIMITS.upload.fileBytes, files: 1, fields: 50, fieldSize: 100_000 },
  })
}

const isFile = (part: MultipartFile | MultipartValue): part is MultipartFile => part.type === 'file'

export interface ReceivedBody {
  readonly fields: unknown
  readonly files: readonly ReceivedFile[]
  /** The values are text and must be converted to what the schema expects. */
  readonly isText: boolean
}

/** The body of a call, in any of the three forms. A file is accepted only where the route expects one. */
export async function readBody(request: FastifyRequest, takesFile: boolean): Promise<ReceivedBody> {
  if (request.isMultipart()) return readMultipart(request, takesFile).catch(refuseBroken)
  const isText = !(request.headers['content-type'] ?? '').includes('json')
  return { fields: request.body ?? {}, files: [], isText }
}

/** A form that is cut off or exceeds a limit is a broken request; only our own refusals keep their message. */
function refuseBroken(error: unknown): never {
  if (error instanceof AppError || (error instanceof Error && 'statusCode' in error)) throw error
  throw Object.assign(new Error('broken multipart body'), { statusCode: 400 })
}

/** Takes a multipart body apart: fields (nested names allowed) and files in memory. */
async function readMultipart(request: FastifyRequest, takesFile: boolean): Promise<ReceivedBody> {
  const files: ReceivedFile[] = []
  const pairs: string[] = []
  for await (const part of request.parts({ limits: { files: takesFile ? 1 : 0 } })) {
    if (isFile(part)) {
      const bytes = await part.toBuffer().catch(() => undefined)
      if (bytes === undefined || part.file.truncated)
        throw new AppError('upload.size', { mb: Math.floor(LIMITS.upload.fileBytes / 1_048_576) })
      files.push({ field: part.fieldname, filename: part.filename, bytes })
    } else pairs.push(`${encodeURIComponent(part.fieldname)}=${encodeURIComponent(String(part.value))}`)
  }
  return { fields: parseForm(pairs.join('&')), files, isText: true }
}

import { UploadedUrl, UploadInput } from '@shiji/contract/platform/platform.ts'
import { route } from '../../../http/route.ts'
import { uploadFile } from '../use-cases/upload-file.ts'

const spec = {
  method: 'POST',
  path: '/uploads',
  summary: 'Upload a picture or file; the answer is its address',
  multipart: true,
  body: UploadInput,
  data: UploadedUrl,
} as const

export const uploadRoutes = [
  route({ ...spec, area: 'shared', access: 'session' }, (ctx, { files, body }) => uploadFile(ctx, files[0], body)),
  route({ ...spec, area: 'seller', access: 'session' }, (ctx, { files, body }) => uploadFile(ctx, files[0], body)),
  route({ ...spec, area: 'admin', access: 'session' }, (ctx, { files, body }) => uploadFile(ctx, files[0], body)),
]

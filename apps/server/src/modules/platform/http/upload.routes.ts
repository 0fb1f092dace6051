import { UploadedUrl, UploadInput } from '@shiji/contract/platform/platform.ts'
import { uploadCall } from '@shiji/contract/platform/upload.calls.ts'
import { answerIn } from '../../../http/routes/answer.ts'
import { uploadFile } from '../use-cases/upload-file.ts'

export const uploadRoutes = answerIn(
  uploadCall,
  uploadCall.area,
  { summary: 'Upload a picture or file; the answer is its address', body: UploadInput, data: UploadedUrl },
  (ctx, { files, body }) => uploadFile(ctx, files[0], body),
)

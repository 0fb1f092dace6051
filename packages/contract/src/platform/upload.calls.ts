import { call } from '../call.ts'
import type { UploadInput } from './platform.ts'

/** Uploads a picture or file; the answer is its address. */
export const uploadCall = call<{ body: UploadInput; data: string }>()({
  method: 'POST',
  path: '/uploads',
  area: ['shared', 'seller', 'admin'],
  access: 'session',
  file: 'file',
})

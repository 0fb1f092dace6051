import type { UploadFile } from '../../common/upload/upload-file.ts'

/** An upload that finishes immediately, for stories. */
export const sampleUpload: UploadFile = async (file, { onProgress }) => {
  onProgress(1)
  return URL.createObjectURL(file)
}

/** An upload that stops at 40 %. */
export const stuckUpload: UploadFile = (_file, { onProgress }) => {
  onProgress(0.4)
  return new Promise(() => {})
}

/** What is sent with a file (§7). */
export interface UploadContext {
  /** 'avatar', 'editor' or the name of a field. */
  readonly name: string
  readonly signal: AbortSignal
  /** Receives the share that has been sent, 0 to 1. */
  readonly onProgress: (share: number) => void
  /** Size in px that the server makes of a picture. */
  readonly option?: { readonly width: number; readonly height: number }
  /** 'uploadFile' for other files than pictures. */
  readonly uploadType?: 'uploadFile'
}

/** Uploads a file and returns its address; throws an error with a message for people. */
export type UploadFile = (file: File, context: UploadContext) => Promise<string>

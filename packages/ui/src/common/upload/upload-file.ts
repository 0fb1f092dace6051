/** What is sent with a file (§7). */
export interface UploadContext {
  /** 'avatar', 'editor' or the name of a field. */
  readonly name: string
  readonly signal: AbortSignal
  /** Receives the sent fraction, 0 to 1. */
  readonly onProgress: (share: number) => void
  /** Size in px to which the server scales a picture. */
  readonly option?: { readonly width: number; readonly height: number }
  /** 'uploadFile' for files other than pictures. */
  readonly uploadType?: 'uploadFile'
}

/** Uploads a file and returns its address; throws an error with a message for people. */
export type UploadFile = (file: File, context: UploadContext) => Promise<string>

import { api } from '../base/api.ts'

/** An upload (spec §7): pictures are resized by `option`, other files send `uploadFile`. */
export interface Upload {
  readonly file: File
  /** 'avatar', 'editor' or the field's name. */
  readonly name: string
  readonly option?: { readonly width: number; readonly height: number }
  readonly uploadType?: 'uploadFile'
  /** Milliseconds; the editor waits 5000 (spec §9). */
  readonly timeout?: number
  /** Receives the share that has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** Calls that belong to the platform rather than to a module (spec §7). */
export const platformApi = api.injectEndpoints({
  endpoints: build => ({
    /** GET /cart_count: a number. */
    cartCount: build.query<number, void>({
      query: () => ({ url: '/cart_count' }),
      providesTags: ['CartCount'],
    }),
    /** POST /uploads, multipart; answers with the file's address. */
    upload: build.mutation<string, Upload>({
      query: ({ file, name, option, uploadType, timeout, onProgress }) => ({
        url: '/uploads',
        method: 'POST',
        body: {
          file,
          name,
          ...(option === undefined ? {} : { option: JSON.stringify(option) }),
          ...(uploadType === undefined ? {} : { uploadType }),
        },
        ...(timeout === undefined ? {} : { timeout }),
        ...(onProgress === undefined ? {} : { onProgress }),
      }),
    }),
  }),
})

export const { useCartCountQuery, useUploadMutation } = platformApi

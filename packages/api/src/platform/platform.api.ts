import { cartCountCall } from '@shiji/contract/platform/site.calls.ts'
import { uploadCall } from '@shiji/contract/platform/upload.calls.ts'
import { api } from '../base/api.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'

/** An upload (spec §7): pictures are resized by `option`, other files send `uploadFile`. */
export interface Upload {
  readonly file: File
  /** 'avatar', 'editor' or the field's name. */
  readonly name: string
  readonly option?: { readonly width: number; readonly height: number }
  readonly uploadType?: 'uploadFile'
  /** Folder of the picture space; 0 and none are the default one. */
  readonly folder?: number
  /** Milliseconds; the editor waits 5000 (spec §9). */
  readonly timeout?: number
  /** Receives the share that has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** Calls that belong to the platform rather than to a module (spec §7). */
export const platformApi = api.injectEndpoints({
  endpoints: build => ({
    cartCount: queryOf(build, cartCountCall),
    upload: mutationOf(build, uploadCall, {
      args: ({ file, name, option, uploadType, folder }: Upload) => ({
        area: 'shared' as const,
        file,
        name,
        ...(option === undefined ? {} : { option: JSON.stringify(option) }),
        ...(uploadType === undefined ? {} : { uploadType }),
        ...(folder === undefined || folder === 0 ? {} : { folder_id: folder }),
      }),
      ways: ({ timeout, onProgress }) => ({
        ...(timeout === undefined ? {} : { timeout }),
        ...(onProgress === undefined ? {} : { onProgress }),
      }),
    }),
  }),
})

export const { useCartCountQuery, useUploadMutation } = platformApi

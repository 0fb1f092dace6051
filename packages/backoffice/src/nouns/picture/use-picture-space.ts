import { isFailure } from '@shiji/api/base/transport/failure.ts'
import { useLazyFileSpaceQuery, useLazySpaceFilesQuery } from '@shiji/api/platform/file-space.seller.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import type { PictureSpace } from '@shiji/ui/backoffice/image-picker/picture-space.ts'
import { useMemo } from 'react'
import { useHeldPermissions } from '../../core/session/use-permissions.ts'

/** Pictures of one page of the picker. */
const PER_PAGE = 30

interface Loading<T> {
  readonly unwrap: () => Promise<T>
  readonly abort: () => void
}

/** The answer of a request that ends with its signal; rejects with a readable message. */
async function answerOf<T>(asked: Loading<T>, signal: AbortSignal): Promise<T> {
  const stop = () => asked.abort()
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await asked.unwrap()
  } catch (failure) {
    throw new Error(isFailure(failure) ? failure.msg : '')
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/**
 * The pictures of the own store to choose from; undefined for staff who may not see them. Places that show pictures
 * small take those of galleries only, which have small versions.
 */
export function usePictureSpace(kind: 'gallery' | 'any'): PictureSpace | undefined {
  const say = useText('file_space')
  const maySee = useHeldPermissions()('file_space.view')
  const [loadFiles] = useLazySpaceFilesQuery()
  const [loadSpace] = useLazyFileSpaceQuery()
  return useMemo(() => {
    if (!maySee) return undefined
    return {
      load: async ({ page, typed, folder }, signal) => {
        const { data, total, per_page } = await answerOf(
          loadFiles({
            page,
            per_page: PER_PAGE,
            mime: 'image/webp',
            ...(kind === 'gallery' ? { is_gallery: 1 } : {}),
            ...(typed === '' ? {} : { name: `${typed}|like` }),
            ...(folder === undefined ? {} : { folder_id: folder }),
          }),
          signal,
        )
        return { pictures: data, total, perPage: per_page }
      },
      folders: async signal => {
        const { folders } = await answerOf(loadSpace(), signal)
        return folders.map(({ id, name }) => ({ id, name: id === 0 ? say('file_space.default') : name }))
      },
    }
  }, [maySee, kind, loadFiles, loadSpace, say])
}

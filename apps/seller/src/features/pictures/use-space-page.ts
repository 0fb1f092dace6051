import { useFileSpaceQuery, useSpaceFilesQuery } from '@shiji/api/platform/file-space.seller.api.ts'
import { useCallback, useState } from 'react'

/** Files of one page. */
export const PER_PAGE = 48

/** Orders of the files, by what the list call takes. */
export const FILE_SORTS = ['id|desc', 'name|asc', 'bytes|desc'] as const
export type FileSort = (typeof FILE_SORTS)[number]

/** What the page shows: a folder or all of them, found by name, in an order. */
export interface ShownFiles {
  /** Undefined for all folders. */
  readonly folder: number | undefined
  readonly typed: string
  readonly sort: FileSort
  readonly page: number
}

/** Folders and files of the picture space, and the files that are ticked; another view of them clears the ticks. */
export function useSpacePage() {
  const [shown, setShown] = useState<ShownFiles>({ folder: undefined, typed: '', sort: 'id|desc', page: 1 })
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const { folder, typed, sort, page } = shown
  const space = useFileSpaceQuery(undefined, { refetchOnMountOrArgChange: true })
  const files = useSpaceFilesQuery(
    {
      ...{ page, per_page: PER_PAGE, sort },
      ...(folder === undefined ? {} : { folder_id: folder }),
      ...(typed === '' ? {} : { name: `${typed}|like` }),
    },
    { refetchOnMountOrArgChange: true },
  )
  const show = useCallback((change: Partial<ShownFiles>) => {
    setShown(now => ({ ...now, page: 1, ...change }))
    setTicked(new Set())
  }, [])
  const tick = useCallback((ids: readonly number[], on: boolean) => {
    setTicked(now => {
      const next = new Set(now)
      for (const id of ids) {
        if (on) next.add(id)
        else next.delete(id)
      }
      return next
    })
  }, [])
  const reload = () => {
    void space.refetch()
    void files.refetch()
  }
  return { shown, show, ticked, tick, space, files, reload }
}

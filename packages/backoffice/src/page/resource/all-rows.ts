import { useShijiDispatch } from '@shiji/api/hooks.ts'
import { type ResourceRow, resourceApi } from '@shiji/api/resource/resource.api.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { ListQuery } from '@shiji/contract/lists/list.ts'
import { useCallback } from 'react'

const PER_PAGE = Math.max(...LIMITS.list.perPageOptions)

/** All rows of a list call, in pages of the largest size, one after the other; for the export. */
export function useAllRows(
  path: string,
  query: ListQuery,
): (signal: AbortSignal) => AsyncIterable<readonly ResourceRow[]> {
  const dispatch = useShijiDispatch()
  return useCallback(
    async function* (signal: AbortSignal) {
      for (let page = 1, last = 1; page <= last; page += 1) {
        signal.throwIfAborted()
        const asking = dispatch(
          resourceApi.endpoints.listRows.initiate(
            { path, query: { ...query, page, per_page: PER_PAGE } },
            { subscribe: false, forceRefetch: true },
          ),
        )
        const found = await asking.unwrap()
        last = found.last_page
        yield found.data
      }
    },
    [dispatch, path, query],
  )
}

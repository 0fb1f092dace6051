import { AREA_PREFIX, type Area } from '@shiji/contract/area.ts'
import { CODE } from '@shiji/contract/envelope.ts'
import type { TableDesk } from '@shiji/contract/platform/table-view.ts'
import { api } from '../base/api.ts'
import type { ApiFailure } from '../base/failure.ts'

/** The table whose settings are stored. */
export interface OfTable {
  readonly area: Exclude<Area, 'buyer'>
  /** Path of the table's calls without the area, such as `users`. */
  readonly page: string
}

/** A table works without its stored settings, so only the end of the session is shown. */
export const quietly = { expects: (failure: ApiFailure) => failure.code !== CODE.unauthenticated }

/** Cache tag of a table's stored settings. */
export const deskTag = ({ area, page }: OfTable) => ({ type: 'TableDesk' as const, id: `${area}/${page}` })

/** Stored table settings of the current person that the table needs at once. */
export const tableDeskApi = api.injectEndpoints({
  endpoints: build => ({
    /** GET {area prefix}table_views?page=; a failure is not shown. */
    tableDesk: build.query<TableDesk, OfTable>({
      query: ({ area, page }) => ({ url: `${AREA_PREFIX[area]}/table_views`, params: { page }, ...quietly }),
      providesTags: (_desk, _error, table) => [deskTag(table)],
    }),
  }),
})

export const { useTableDeskQuery } = tableDeskApi

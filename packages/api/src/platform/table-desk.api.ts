import { CODE } from '@shiji/contract/envelope.ts'
import type { DeskArea } from '@shiji/contract/lists/list-call.ts'
import { tableDeskCall } from '@shiji/contract/platform/table-view.calls.ts'
import { api } from '../base/api.ts'
import { queryOf } from '../base/endpoint.ts'
import type { ApiFailure } from '../base/transport/failure.ts'

/** The table whose settings are stored. */
export interface OfTable {
  readonly area: DeskArea
  /** Path of the table's calls without the area, such as `users`. */
  readonly page: string
}

/** A table works without its stored settings, so only the end of the session is shown. */
export const quietly = { expects: (failure: ApiFailure) => failure.code !== CODE.unauthenticated }

/** Stored table settings of the current person that the table needs at once. */
export const tableDeskApi = api.injectEndpoints({
  endpoints: build => ({ tableDesk: queryOf(build, tableDeskCall, { ways: quietly }) }),
})

export const { useTableDeskQuery } = tableDeskApi

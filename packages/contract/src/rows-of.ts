import { call } from './call.ts'
import type { Page } from './envelope.ts'
import type { ListCall, RowOf } from './list-call.ts'

/** The list call of a page, for screens that read it outside of its table. */
export const rowsOf = <C extends ListCall>({ path, area, noun, filters, sorts, defaultSort }: C) =>
  call<{ data: Page<RowOf<C>> }>()({
    method: 'GET',
    path: `/${path}`,
    area,
    access: `${noun}.view`,
    filters,
    sorts,
    defaultSort,
    reads: [`/${path}`],
  })

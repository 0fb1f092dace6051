import type { SayText } from '@shiji/i18n/react.ts'
import { type RefObject, useState } from 'react'
import { toast } from '../../../common/toast/toast.ts'
import type { TableQuery } from '../table-query.ts'
import type { SearchField } from './search-field.ts'

const noFields: readonly SearchField[] = []

/** Whether the search panel is open, and its query. */
export function useSearch(
  rootRef: RefObject<HTMLElement | null>,
  fields: readonly SearchField[] = noFields,
  say: SayText,
  query: TableQuery,
  onQuery: (query: TableQuery) => void,
) {
  const searching = Object.keys(query.search).length > 0
  const [open, setOpen] = useState(searching)
  const toggle = (): void => {
    if (fields.length === 0) toast.warning(say('error.wait_setting'))
    else setOpen(!open)
  }
  return {
    fields,
    open,
    /** The rows are search results. */
    searching,
    toggle,
    /** Opens the panel and focuses its first field. */
    focus: (): void => {
      if (fields.length === 0) {
        toggle()
        return
      }
      setOpen(true)
      requestAnimationFrame(() =>
        rootRef.current?.querySelector<HTMLElement>('[role=search] :is(input, select, textarea)')?.focus(),
      )
    },
    ask: (search: TableQuery['search']): void => onQuery({ ...query, page: 1, search }),
  }
}

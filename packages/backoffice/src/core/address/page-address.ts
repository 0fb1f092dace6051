import { useMemo } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'

/** The current address, for apps, which do not import the router. */
export interface PageAddress {
  /** The `:id?` of a page below a menu page: an id, none, or invalid text. */
  readonly id: number | 'none' | 'wrong'
  /** Path inside the area. */
  readonly path: string
  /** The query with its `?`; empty without one. */
  readonly search: string
  /** Opens another page of the area; `replace` replaces the current history entry. */
  readonly go: (to: string, how?: { readonly replace?: boolean }) => void
}

/** The address of the current page. */
export function usePageAddress(): PageAddress {
  const { id: text } = useParams()
  const { pathname: path, search } = useLocation()
  const navigate = useNavigate()
  return useMemo(
    () => ({ id: recordId(text), path, search, go: (to, how) => void navigate(to, how) }),
    [text, path, search, navigate],
  )
}

function recordId(text: string | undefined): PageAddress['id'] {
  if (text === undefined) return 'none'
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0
  return Number.isSafeInteger(id) && id > 0 ? id : 'wrong'
}

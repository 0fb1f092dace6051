import type { AuditRow } from '@shiji/contract/platform/platform.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import type { ReactNode } from 'react'
import { useBackoffice } from '../../core/running/backoffice.ts'

/** Records with a page of their own, by area. */
const PAGES: Readonly<Record<'admin' | 'seller', Readonly<Record<string, string>>>> = {
  admin: { goods: '/goods/detail', order: '/orders/detail', store: '/stores/detail', user: '/users/detail' },
  seller: { order: '/orders/detail' },
}

/** Name or number of the record of an entry, or its id; leads to the record's page where it has one. */
export function RecordLink({ row }: { readonly row: AuditRow }): ReactNode {
  const { area } = useBackoffice()
  if (row.subject_id === null) return row.subject_name || null
  const text = row.subject_name === '' ? String(row.subject_id) : row.subject_name
  const page = area === 'admin' || area === 'seller' ? PAGES[area][row.subject_type] : undefined
  if (page === undefined) return text
  return (
    <UiLink href={`${page}/${row.subject_id}`} color="accent.fg" textDecoration="underline">
      {text}
    </UiLink>
  )
}

import { AREA_PREFIX } from '@shiji/contract/area.ts'
import { useMemo } from 'react'
import { useBackoffice } from '../app/backoffice.ts'
import type { DeclareResource } from '../resource/resource-declaration.ts'
import { ResourcePage } from '../resource/resource-page.tsx'

const asText = (value: unknown): string => (value === null || value === undefined ? '' : JSON.stringify(value))

const audit =
  (path: string): DeclareResource =>
  ({ say }) => ({
    path,
    noun: 'audit',
    columns: [
      { id: 'created_at', title: say('common.created_at'), kind: 'time', sortable: true },
      { id: 'actor_name', title: say('records.who') },
      { id: 'action', title: say('records.what') },
      { id: 'subject_type', title: say('records.subject') },
      { id: 'subject_id', title: say('common.id') },
      { id: 'before', title: say('records.before'), render: row => asText(row.before) },
      { id: 'after', title: say('records.after'), render: row => asText(row.after) },
      { id: 'ip', title: say('records.ip') },
    ],
    search: [
      { type: 'text', name: 'actor_name', label: say('records.who') },
      { type: 'text', name: 'action', label: say('records.what') },
      { type: 'text', name: 'subject_type', label: say('records.subject') },
      { type: 'daterange', name: 'created_at', label: say('common.created_at') },
    ],
    buttons: { show: false, store: false, update: false, destroy: false },
  })

/** Who changed what, before and after, when and from where: the own store's for a seller, everything for the platform. */
export function AuditPage() {
  const { area } = useBackoffice()
  const declare = useMemo(() => audit(`${AREA_PREFIX[area]}/audit`), [area])
  return <ResourcePage declare={declare} texts={['records']} />
}

import { AUDIT_RECORDS, AUDIT_VERBS } from '@shiji/contract/platform/audit.words.ts'
import { adminAuditCall, sellerAuditCall } from '@shiji/contract/platform/desk.calls.ts'
import { useMemo } from 'react'
import { useBackoffice } from '../../core/running/backoffice.ts'
import { declarePage } from '../../page/declaration/declare-page.ts'
import { actionText, subjectText } from '../../page/history/audit-text.ts'
import { ChangeList } from '../../page/history/change-list.tsx'
import { ResourcePage } from '../../page/resource/resource-page.tsx'
import { RecordLink } from './record-link.tsx'

/** Changes of a row; the rest opens below it. */
const IN_ROW = 3

const audit = (call: typeof adminAuditCall | typeof sellerAuditCall) =>
  declarePage(call, ({ say }) => ({
    columns: [
      { id: 'created_at', title: say('common.created_at'), kind: 'time', sortable: true },
      { id: 'actor_name', title: say('records.who') },
      { id: 'action', title: say('records.what'), render: row => actionText(say, row.action) },
      { id: 'subject_type', title: say('records.subject'), render: row => subjectText(say, row.subject_type) },
      { id: 'subject_name', title: say('audit.record_name'), render: row => <RecordLink row={row} /> },
      { id: 'subject_id', title: say('common.id'), hidden: true },
      {
        id: 'changes',
        title: say('audit.changes'),
        minWidth: 280,
        render: row => <ChangeList row={row} most={IN_ROW} />,
      },
      { id: 'ip', title: say('records.ip'), priority: 'low' },
    ],
    search: [
      { type: 'text', name: 'actor_name', label: say('records.who') },
      {
        type: 'select',
        name: 'action',
        label: say('records.what'),
        // An action ends with its verb.
        operator: 'like',
        choices: AUDIT_VERBS.map(verb => ({ value: `.${verb}`, label: say(`audit.verb.${verb}`) })),
      },
      {
        type: 'select',
        name: 'subject_type',
        label: say('records.subject'),
        choices: AUDIT_RECORDS.map(subject => ({ value: subject, label: subjectText(say, subject) })),
      },
      { type: 'text', name: 'subject_name', label: say('audit.record_name') },
      { type: 'number', name: 'subject_id', label: say('common.id') },
      { type: 'daterange', name: 'created_at', label: say('common.created_at') },
    ],
    below: row => <ChangeList row={row} />,
    buttons: { show: false, store: false, update: false, destroy: false },
  }))

/** Who changed what, before and after, when and from where: a seller sees their store, the platform everything. */
export function AuditPage() {
  const { area } = useBackoffice()
  const declare = useMemo(() => audit(area === 'admin' ? adminAuditCall : sellerAuditCall), [area])
  return <ResourcePage declare={declare} texts={['records', 'audit', 'status', 'permission']} />
}

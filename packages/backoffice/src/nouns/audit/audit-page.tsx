import {
  AUDIT_RECORDS,
  AUDIT_SUBJECTS,
  AUDIT_VERBS,
  type AuditSubject,
  readAuditAction,
} from '@shiji/contract/platform/audit.ts'
import { adminAuditCall, sellerAuditCall } from '@shiji/contract/platform/desk.calls.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import { useMemo } from 'react'
import { useBackoffice } from '../../core/running/backoffice.ts'
import { declarePage } from '../../page/declaration/declare-page.ts'
import { ResourcePage } from '../../page/resource/resource-page.tsx'
import { changeText } from './change-text.ts'

const subjectWord = (say: SayText, subject: AuditSubject): string => say(`audit.subject.${subject}`)

/** Text of an action; an unknown action shows its raw id. */
function actionText(say: SayText, action: string): string {
  const [subject, verb] = readAuditAction(action) ?? []
  return subject === undefined || verb === undefined
    ? action
    : say('audit.action', { verb: say(`audit.verb.${verb}`), subject: subjectWord(say, subject) })
}

function subjectText(say: SayText, name: string): string {
  const subject = AUDIT_SUBJECTS.find(each => each === name)
  return subject === undefined ? name : subjectWord(say, subject)
}

const audit = (call: typeof adminAuditCall | typeof sellerAuditCall) =>
  declarePage(call, ({ say }) => ({
    columns: [
      { id: 'created_at', title: say('common.created_at'), kind: 'time', sortable: true },
      { id: 'actor_name', title: say('records.who') },
      { id: 'action', title: say('records.what'), render: row => actionText(say, row.action) },
      { id: 'subject_type', title: say('records.subject'), render: row => subjectText(say, row.subject_type) },
      { id: 'subject_id', title: say('common.id'), priority: 'low' },
      { id: 'before', title: say('records.before'), render: row => changeText(row.before) },
      { id: 'after', title: say('records.after'), render: row => changeText(row.after) },
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
        choices: AUDIT_RECORDS.map(subject => ({ value: subject, label: subjectWord(say, subject) })),
      },
      { type: 'daterange', name: 'created_at', label: say('common.created_at') },
    ],
    buttons: { show: false, store: false, update: false, destroy: false },
  }))

/** Who changed what, before and after, when and from where: a seller sees their store, the platform everything. */
export function AuditPage() {
  const { area } = useBackoffice()
  const declare = useMemo(() => audit(area === 'admin' ? adminAuditCall : sellerAuditCall), [area])
  return <ResourcePage declare={declare} texts={['records', 'audit']} />
}

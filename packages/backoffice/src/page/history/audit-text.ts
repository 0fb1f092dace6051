import type { AuditChange } from '@shiji/contract/platform/audit.ts'
import { AUDIT_SUBJECTS, readAuditAction } from '@shiji/contract/platform/audit.words.ts'
import type { AuditRow } from '@shiji/contract/platform/platform.ts'
import { hasText, type SayText, sayWith } from '@shiji/i18n/react.ts'
import { type AuditTools, auditValue, isHidden, isNothing } from './audit-value.ts'

/** Text of an action; an unknown action shows its raw id. */
export function actionText(say: SayText, action: string): string {
  const [subject, verb] = readAuditAction(action) ?? []
  return subject === undefined || verb === undefined
    ? action
    : say('audit.action', { verb: say(`audit.verb.${verb}`), subject: say(`audit.subject.${subject}`) })
}

/** The kind of a record; an unknown one shows its raw id. */
export function subjectText(say: SayText, name: string): string {
  const subject = AUDIT_SUBJECTS.find(each => each === name)
  return subject === undefined ? name : say(`audit.subject.${subject}`)
}

/** Name of a field; an unknown one shows its own name, with spaces. */
function fieldText({ i18n }: AuditTools, field: string): string {
  const key = `audit.field.${field}`
  return hasText(i18n, key) ? sayWith(i18n)(key) : field.replaceAll('_', ' ')
}

/**
 * One change as a sentence: "price of 米白 / 140 cm ¥999 → ¥1,099". A list says what was added and what was removed; a
 * new or deleted record says what it had.
 */
export function changeText(tools: AuditTools, row: AuditRow, change: AuditChange): string {
  const { say, locale } = tools
  const { field, kind, of, before, after } = change
  const name = of === undefined ? '' : (locale === 'en' && of.name_en) || of.name
  if (kind !== 'changed') return say(`audit.change.${kind}`, { what: fieldText(tools, field), name })
  const label = fieldText(tools, field)
  const what = name === '' ? label : say('audit.change.of', { field: label, name })
  if (isHidden(before) || isHidden(after)) return say('audit.change.hidden', { what })
  const show = (value: unknown) => auditValue(tools, row, field, value)
  if (row.action.endsWith('.create')) return say('audit.change.is', { what, value: show(after) })
  if (row.action.endsWith('.delete')) return say('audit.change.is', { what, value: show(before) })
  if (isNothing(before) && (field === 'reason' || row.action.endsWith('.run') || row.action.endsWith('.view')))
    return say('audit.change.is', { what, value: show(after) })
  if (isList(before) && isList(after)) return say('audit.change.is', { what, value: listText(tools, row, change) })
  const [old, now] = [show(before), show(after)]
  return old === now
    ? say('audit.change.hidden', { what })
    : say('audit.change.from_to', { what, before: old, after: now })
}

/** Lists of words or ids; nothing is an empty list. Pictures are counted instead. */
const isList = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.every(each => typeof each !== 'object' && !isFile(each)))

const isFile = (value: unknown): boolean => typeof value === 'string' && value.startsWith('/')

function listText(tools: AuditTools, row: AuditRow, { field, before, after }: AuditChange): string {
  const { say } = tools
  const [old, now] = [asList(before), asList(after)]
  const added = now.filter(value => !old.includes(value))
  const removed = old.filter(value => !now.includes(value))
  const parts = [
    ...(added.length === 0 ? [] : [say('audit.list.added', { values: auditValue(tools, row, field, added) })]),
    ...(removed.length === 0 ? [] : [say('audit.list.removed', { values: auditValue(tools, row, field, removed) })]),
  ]
  return parts.length === 0 ? auditValue(tools, row, field, now) : parts.join(say('audit.list.part'))
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

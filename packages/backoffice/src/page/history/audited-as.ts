import { AUDIT_RECORDS, type AuditRecord } from '@shiji/contract/platform/audit.words.ts'

interface Audited {
  readonly audited?: AuditRecord
  readonly noun?: string
}

/** What the audit log calls the records of a page; undefined if it has none of them. */
export const auditedAs = ({ audited, noun }: Audited): AuditRecord | undefined =>
  AUDIT_RECORDS.find(each => each === (audited ?? noun))

import { AUDIT_RECORDS, type AuditRecord } from '@shiji/contract/platform/audit.words.ts'
import type { ResourceDeclaration } from '../declaration/resource-declaration.ts'

/** What the audit log calls the records of a page; undefined if it has none of them. */
export const auditedAs = ({ audited, noun }: ResourceDeclaration): AuditRecord | undefined =>
  AUDIT_RECORDS.find(each => each === (audited ?? noun))

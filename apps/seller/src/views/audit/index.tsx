import { AuditPage } from '@shiji/backoffice/nouns/audit/audit-page.tsx'

/** Who of the store changed what, before and after, when and from where. */
export const Component = () => <AuditPage />

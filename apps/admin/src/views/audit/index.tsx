import { AuditPage } from '@shiji/backoffice/audit/audit-page.tsx'

/** Who changed what, before and after, when and from where. */
export const Component = () => <AuditPage />

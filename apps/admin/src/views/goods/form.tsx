import { PendingForm } from '../../features/pending/pending-form.tsx'

/** The address of the goods form (spec §2); its page says that it is not built yet. */
export const Component = () => <PendingForm />

import { PendingForm } from '../../features/pending/pending-form.tsx'

/** The address of the form for goods of the points mall (spec §2); its page says that it is not built yet. */
export const Component = () => <PendingForm />

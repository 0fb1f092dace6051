import { PendingForm } from '../../features/pending/pending-form.tsx'

/** The address of the form of goods of the points mall (spec §2); its screen comes with the selling issue, until then it says so. */
export const Component = () => <PendingForm />

import type { Lease } from '../../../infra/jobs/jobs.ts'

/** Another run of the job has begun, or a person has cancelled it: this one stops and keeps nothing more. */
export class RunOver extends Error {}

/** The job was taken by another process, or this one is stopping. */
export class LeaseGone extends Error {}

/** Steps between renewals of a lease. */
const RENEW_EVERY = 10

/** Renews a lease every few steps. Throws `LeaseGone`. */
export function renewing(lease: Lease): () => Promise<void> {
  let steps = 0
  return async () => {
    steps += 1
    if (steps % RENEW_EVERY !== 1) return
    if (!(await lease.renew())) throw new LeaseGone('the sheet was taken by another process, or this one stops')
  }
}

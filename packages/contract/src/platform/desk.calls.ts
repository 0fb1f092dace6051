import { listCall } from '../lists/list-call.ts'
import type { AuditRow, DeliveryRow, JobRow } from './platform.ts'

/** Durable jobs. */
export const jobsCall = listCall<JobRow>()({
  area: 'admin',
  path: 'jobs',
  noun: 'job',
  filters: {
    id: 'number',
    kind: 'text',
    dedupe: 'text',
    attempts: 'number',
    state: 'word',
    run_at: 'time',
    created_at: 'time',
  },
  sorts: ['id', 'run_at', 'attempts', 'created_at'],
  defaultSort: { prop: 'run_at', order: 'desc' },
})

/** Deliveries of events that failed and are still owed. */
export const deliveriesCall = listCall<DeliveryRow>()({
  area: 'admin',
  path: 'deliveries',
  noun: 'job',
  filters: {
    id: 'number',
    event_id: 'number',
    type: 'text',
    reaction: 'text',
    attempts: 'number',
    next_at: 'time',
    created_at: 'time',
  },
  sorts: ['id', 'next_at', 'created_at'],
  defaultSort: { prop: 'next_at', order: 'asc' },
})

const audit = {
  path: 'audit',
  noun: 'audit',
  filters: {
    id: 'number',
    area: 'word',
    actor_id: 'number',
    actor_name: 'text',
    action: 'text',
    subject_type: 'text',
    subject_id: 'number',
    subject_name: 'text',
    ip: 'text',
    created_at: 'time',
  },
  sorts: ['id', 'created_at'],
  defaultSort: { prop: 'created_at', order: 'desc' },
} as const

/** Who changed what in the own store. */
export const sellerAuditCall = listCall<AuditRow>()({ ...audit, area: 'seller' })

/** Who changed what anywhere. */
export const adminAuditCall = listCall<AuditRow>()({ ...audit, area: 'admin' })

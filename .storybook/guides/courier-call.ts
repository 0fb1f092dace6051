import { resourceCall } from '@shiji/contract/lists/resource-call.ts'

interface Courier {
  readonly id: number
  readonly name: string
  readonly code: string
  readonly phone: string
  readonly is_sort: number
  readonly created_at: string
}

/** What `courier.calls.ts` would say. It borrows the permissions of another page. */
export const courierCall = resourceCall<Courier, Partial<Omit<Courier, 'id' | 'created_at'>>>()({
  area: 'admin',
  path: 'couriers',
  noun: 'express',
  filters: { name: 'text', created_at: 'time' },
  sorts: ['name', 'is_sort', 'created_at'],
  defaultSort: { prop: 'is_sort', order: 'asc' },
})

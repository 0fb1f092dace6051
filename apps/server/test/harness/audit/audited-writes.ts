import { sql } from 'drizzle-orm'
import { routePath } from '../../../src/http/routes/mount.ts'
import type { Route } from '../../../src/http/routes/route.ts'
import type { Db } from '../../../src/infra/database/database.ts'

/** Writes of back offices that the audit log leaves out: a person's own things, and calls that change nothing yet. */
export const NOT_AUDITED: readonly string[] = [
  // A session and its person; logins have a list of their own.
  '/login',
  '/auth/info',
  '/user/safe/sessions/:ids',
  '/switch_store',
  // How a person likes their tables and reads their messages.
  '/table_layout',
  '/goods_drafts',
  '/goods_drafts/:ids',
  '/table_views',
  '/table_views/:id',
  '/table_views/:ids',
  '/inbox/read',
  // The export is audited when its rows were taken; a file by the record that shows it.
  '/exports',
  '/exports/:ids',
  '/uploads',
  // The history of an order says who printed what.
  '/orders/print',
  // Checks the books and changes nothing.
  '/books/check',
]

interface Write {
  readonly route: string
  readonly requestId: string
}

export interface WriteWatch {
  /** Notes an answered call. */
  note(call: {
    readonly method: string
    readonly path: string
    readonly code: number
    readonly requestId: string
  }): void
  /** What is wrong with the audit rows of the noted writes; empty when each has one with before and after. */
  faults(db: Db): Promise<string[]>
}

/** Watches the successful writes of both back offices. A repeated call may change nothing: a route counts once. */
export function watchWrites(routes: readonly Route[]): WriteWatch {
  const audited = routes
    .filter(({ spec }) => spec.area === 'admin' || spec.area === 'seller')
    .filter(({ spec }) => spec.method !== 'GET' && !NOT_AUDITED.includes(spec.path))
    .map(({ spec }) => ({
      method: spec.method,
      name: `${spec.method} ${routePath(spec)}`,
      pattern: new RegExp(`^${routePath(spec).replace(/:\w+/g, '[^/]+')}$`),
      fixed: !spec.path.includes(':'),
    }))
    .toSorted((a, b) => Number(b.fixed) - Number(a.fixed))
  const writes: Write[] = []
  return {
    note: ({ method, path, code, requestId }) => {
      if (code !== 200 || method === 'GET') return
      const address = `/api${path.split('?')[0]}`
      const route = audited.find(each => each.method === method && each.pattern.test(address))
      if (route !== undefined) writes.push({ route: route.name, requestId })
    },
    faults: async db => {
      const { rows } = await db.execute<{ request_id: string; action: string; b: boolean; a: boolean }>(
        sql`select request_id, action, before is not null as b, after is not null as a from audit_logs`,
      )
      const known = new Set(rows.map(row => row.request_id))
      const silent = [...Map.groupBy(writes, write => write.route)]
        .filter(([, calls]) => calls.every(call => !known.has(call.requestId)))
        .map(([route]) => `${route} wrote no audit row`)
      const half = rows
        .filter(({ action, a, b }) => !(isWithoutBefore(action) || b) || !(action.endsWith('.delete') || a))
        .map(({ action }) => `${action} was audited without before and after`)
      return [...new Set([...silent, ...half])]
    },
  }
}

const isWithoutBefore = (action: string): boolean => /\.(create|run|view)$/.test(action)

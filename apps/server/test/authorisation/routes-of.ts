import { routePath } from '../../src/http/mount.ts'
import type { Route } from '../../src/http/route.ts'

/** Name of a route in messages: `PUT /Admin/expresses/:id`. */
export const nameOf = ({ spec }: Route): string => `${spec.method} ${routePath(spec).slice('/api'.length)}`

/** Address of a route with its parameters filled in; every id becomes `id`. */
export const addressOf = ({ spec }: Route, id: number | string = 1): string =>
  routePath(spec)
    .slice('/api'.length)
    .replace(/\/:params\?/, '')
    .replace(/:ids?\b/, String(id))

import type { Ctx } from '../../../../infra/context.ts'
import { named } from '../../../../infra/database/named.ts'

/** A division with its place in the tree. */
export interface AreaPath {
  readonly id: number
  readonly provinceId: number
  /** 0 for a province. */
  readonly cityId: number
  /** Names from the province down. */
  readonly name: string
  readonly nameEn: string
}

/** Where parcels go and start, and the working days of their express company; what is unknown is null. */
export interface ParcelRoute {
  readonly to: AreaPath | null
  readonly from: { readonly id: number; readonly name: string; readonly name_en: string } | null
  readonly express: { readonly days: Readonly<Record<string, number>>; readonly defaultDays: number } | null
}

/** Codes of the two ends, and the company; null for the first one on offer. */
export interface RouteEnds {
  readonly toId: number
  readonly fromId: number | null
  readonly expressId: number | null
}

const ROUTE = `
  with recursive up as (
    select id, pid, level, name_zh, name_en from areas where id = $1
    union all select a.id, a.pid, a.level, a.name_zh, a.name_en from areas a join up on a.id = up.pid)
  select
    (select json_build_object('id', $1::bigint, 'provinceId', coalesce(max(id) filter (where level = 1), 0),
        'cityId', coalesce(max(id) filter (where level = 2), 0),
        'name', string_agg(name_zh, ' ' order by level), 'nameEn', string_agg(name_en, ', ' order by level desc))
      from up having count(*) > 0) as "to",
    (select json_build_object('id', a.id, 'name', a.name_zh, 'name_en', a.name_en) from areas a where a.id = $2) as "from",
    (select json_build_object('days', e.days, 'defaultDays', e.default_days) from expresses e where e.enabled
      order by e.id is not distinct from $3::bigint desc, e.is_sort, e.id limit 1) as express`

/** The two ends of a parcel's way and the days of its company, in one statement. */
export async function parcelRoute(ctx: Ctx, { toId, fromId, expressId }: RouteEnds): Promise<ParcelRoute> {
  const [row] = await named<ParcelRoute>(ctx, 'parcel_route', ROUTE, [toId, fromId, expressId])
  return row ?? { to: null, from: null, express: null }
}

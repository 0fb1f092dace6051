import { areaCall } from '@shiji/contract/platform/area.calls.ts'
import { loadAreasCall } from '@shiji/contract/platform/load-areas.calls.ts'
import { AreaChange, AreaInput, AreaOption, AreaRow, LoadAreasQuery } from '@shiji/contract/platform/platform.ts'
import Type from 'typebox'
import { answer } from '../../../http/routes/answer.ts'
import { resourceOf } from '../../../http/routes/resource.ts'
import { areaOptions, areaRows } from '../data/site/area.queries.ts'

export const areaRoutes = [
  answer(
    loadAreasCall,
    {
      summary: 'Children of a division, for lazy cascaders',
      query: LoadAreasQuery,
      data: Type.Array(AreaOption),
    },
    (ctx, { query }) => areaOptions(ctx, query.pid ?? 0),
  ),
  ...resourceOf(areaCall, { row: AreaRow, create: AreaInput, update: AreaChange }, areaRows),
]

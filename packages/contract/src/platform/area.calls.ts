import { resourceCall } from '../lists/resource-call.ts'
import type { AreaChange, AreaInput, AreaRow } from './platform.ts'

/** Administrative divisions: a lazy tree whose ids are the codes. */
export const areaCall = resourceCall<AreaRow, AreaInput, AreaChange>()({
  area: 'admin',
  path: 'areas',
  noun: 'area',
  filters: { id: 'number', level: 'number', name: 'text', name_en: 'text', initial: 'word' },
  sorts: ['id', 'name_en'],
  defaultSort: { prop: 'id', order: 'asc' },
  importable: true,
})

import { call } from '../call.ts'
import type { AreaOption, LoadAreasQuery } from './platform.ts'

/** Children of a division, 0 for the provinces: one level of a lazy cascader. */
export const loadAreasCall = call<{ query: LoadAreasQuery; data: AreaOption[] }>()({
  method: 'GET',
  path: '/load_areas',
  area: 'shared',
  access: 'public',
  keepFor: 3_600,
})

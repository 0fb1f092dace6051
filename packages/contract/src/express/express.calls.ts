import { resourceCall } from '../lists/resource-call.ts'
import type { Express, ExpressInput } from './express.schemas.ts'

/** Express companies as the platform keeps them: the pattern of an ordinary page. */
export const expressCall = resourceCall<Express, ExpressInput>()({
  area: 'admin',
  path: 'expresses',
  noun: 'express',
  filters: {
    id: 'number',
    code: 'text',
    name: 'text',
    name_en: 'text',
    phone: 'text',
    is_sort: 'number',
    enabled: 'flag',
    created_at: 'time',
  },
  sorts: ['id', 'code', 'name', 'is_sort', 'created_at'],
  defaultSort: { prop: 'is_sort', order: 'asc' },
  importable: true,
})

import { resourceCall } from '../lists/resource-call.ts'
import type { ClassChange, ClassInput, ClassRow } from './catalog.ts'

/** Goods classes as the platform keeps them: a lazy tree. */
export const classCall = resourceCall<ClassRow, ClassInput, ClassChange>()({
  area: 'admin',
  path: 'goods_classes',
  noun: 'goods_class',
  filters: { id: 'number', pid: 'number', name: 'text', name_en: 'text', level: 'number', created_at: 'time' },
  sorts: ['is_sort', 'id', 'name'],
  defaultSort: { prop: 'is_sort', order: 'asc' },
  importable: true,
})

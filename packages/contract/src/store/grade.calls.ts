import { resourceCall } from '../lists/resource-call.ts'
import type { GradeInput, GradeRow } from './grade.ts'

/** Grades of stores, as the platform keeps them. */
export const gradeCall = resourceCall<GradeRow, GradeInput>()({
  area: 'admin',
  path: 'grades',
  noun: 'grade',
  filters: { id: 'number', name: 'text', name_en: 'text', is_default: 'flag', created_at: 'time' },
  sorts: ['id', 'name', 'is_sort', 'created_at'],
  defaultSort: { prop: 'is_sort', order: 'asc' },
})

import { resourceCall } from '../lists/resource-call.ts'
import type { Adv, AdvInput, AdvSpace, AdvSpaceInput, Notice, NoticeInput } from './adverts.ts'

/** Spaces for adverts. */
export const advSpaceCall = resourceCall<AdvSpace, AdvSpaceInput>()({
  area: 'admin',
  path: 'adv_spaces',
  noun: 'adv_space',
  filters: { id: 'number', code: 'text', name: 'text', name_en: 'text', place: 'word', created_at: 'time' },
  sorts: ['id', 'code', 'created_at'],
  defaultSort: { prop: 'id', order: 'asc' },
})

/** Adverts. */
export const advCall = resourceCall<Adv, AdvInput>()({
  area: 'admin',
  path: 'advs',
  noun: 'adv',
  filters: {
    id: 'number',
    space_id: 'number',
    title: 'text',
    title_en: 'text',
    enabled: 'flag',
    start_at: 'time',
    end_at: 'time',
    created_at: 'time',
  },
  sorts: ['id', 'is_sort', 'start_at', 'end_at', 'created_at'],
  defaultSort: { prop: 'id', order: 'desc' },
})

/** Public notices of the platform. */
export const noticeCall = resourceCall<Notice, NoticeInput>()({
  area: 'admin',
  path: 'notices',
  noun: 'notice',
  filters: {
    id: 'number',
    tag: 'word',
    title: 'text',
    title_en: 'text',
    content: 'text',
    enabled: 'flag',
    start_at: 'time',
    created_at: 'time',
  },
  sorts: ['id', 'start_at', 'created_at'],
  defaultSort: { prop: 'start_at', order: 'desc' },
})

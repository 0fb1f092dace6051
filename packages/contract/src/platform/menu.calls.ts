import { resourceCall } from '../lists/resource-call.ts'
import type { MenuInput, MenuRow } from './platform.ts'

const menus = {
  area: 'admin',
  noun: 'menu',
  filters: {
    id: 'number',
    code: 'text',
    name: 'text',
    name_en: 'text',
    apis: 'text',
    view: 'text',
    pid: 'number',
    permission: 'word',
  },
  sorts: ['id', 'is_sort'],
  defaultSort: { prop: 'is_sort', order: 'asc' },
} as const

/** The menu of the platform's back office: a lazy tree. */
export const adminMenuCall = resourceCall<MenuRow, MenuInput>()({ ...menus, path: 'menus' })

/** The menu of the sellers' back office, kept by the platform as well. */
export const sellerMenuCall = resourceCall<MenuRow, MenuInput>()({ ...menus, path: 'seller_menus' })

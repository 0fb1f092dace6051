import { call } from '../call.ts'
import type { LoadMenuQuery, MenuItem } from './platform.ts'

/** Menu tree of the person who is logged in. */
export const loadMenuCall = call<{ query: LoadMenuQuery; data: MenuItem[] }>()({
  method: 'GET',
  path: '/load_menu',
  area: ['seller', 'admin'],
  access: 'session',
  reads: ['Menu'],
})

import { call } from '../call.ts'
import type { PermissionGroups } from './identity.ts'

/** Permissions that the caller may grant, by group. */
export const loadPermissionsCall = call<{ data: PermissionGroups }>()({
  method: 'GET',
  path: '/load_permission',
  area: ['admin', 'seller'],
  access: 'role.view',
  reads: ['Account'],
})

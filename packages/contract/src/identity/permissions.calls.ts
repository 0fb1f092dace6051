import { call } from '../call.ts'
import type { Done } from '../schema.ts'
import type {
  GroupChange,
  GroupInput,
  GroupKey,
  PermissionBook,
  PermissionGroups,
  PermissionInput,
  PermissionKey,
} from './permissions.ts'

/** Permissions that the caller may grant, by group. */
export const loadPermissionsCall = call<{ data: PermissionGroups }>()({
  method: 'GET',
  path: '/load_permission',
  area: ['admin', 'seller'],
  access: 'role.view',
  reads: ['Account', 'Permission'],
})

/** All groups and permissions of both back offices with the words of the operator. */
export const permissionBookCall = call<{ data: PermissionBook }>()({
  method: 'GET',
  path: '/permissions',
  area: 'admin',
  access: 'permission.view',
  reads: ['Permission'],
})

const change = { area: 'admin', access: 'permission.update', changes: ['Permission'] } as const

/** Words, group and order of one permission. */
export const changePermissionCall = call<{ body: PermissionInput; data: Done }>()({
  ...change,
  method: 'PUT',
  path: '/permissions',
})

/** One permission back to what the program says. */
export const resetPermissionCall = call<{ body: PermissionKey; data: Done }>()({
  ...change,
  method: 'POST',
  path: '/permissions/default',
})

export const addGroupCall = call<{ body: GroupInput; data: Done }>()({
  ...change,
  method: 'POST',
  path: '/permission_groups',
})

export const changeGroupCall = call<{ body: GroupChange; data: Done }>()({
  ...change,
  method: 'PUT',
  path: '/permission_groups',
})

/** A group of the program back to its name and order; a group of the operator away, its permissions back to theirs. */
export const resetGroupCall = call<{ body: GroupKey; data: Done }>()({
  ...change,
  method: 'POST',
  path: '/permission_groups/default',
})

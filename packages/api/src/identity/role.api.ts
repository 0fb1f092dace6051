import {
  addGroupCall,
  changeGroupCall,
  changePermissionCall,
  loadPermissionsCall,
  permissionBookCall,
  resetGroupCall,
  resetPermissionCall,
} from '@shiji/contract/identity/permissions.calls.ts'
import type { PermissionGroups } from '@shiji/contract/identity/permissions.ts'
import { api } from '../base/api.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'

/** Permissions that belong together, by their ids. */
export type PermissionGroup = PermissionGroups[number]

/** Permission calls of roles, beyond the calls of every resource, and the operator's words for permissions. */
export const roleApi = api.injectEndpoints({
  endpoints: build => ({
    loadPermissions: queryOf(build, loadPermissionsCall, { by: 'area' }),
    permissionBook: queryOf(build, permissionBookCall),
    changePermission: mutationOf(build, changePermissionCall),
    resetPermission: mutationOf(build, resetPermissionCall),
    addPermissionGroup: mutationOf(build, addGroupCall),
    changePermissionGroup: mutationOf(build, changeGroupCall),
    resetPermissionGroup: mutationOf(build, resetGroupCall),
  }),
})

export const {
  useLoadPermissionsQuery,
  usePermissionBookQuery,
  useChangePermissionMutation,
  useResetPermissionMutation,
  useAddPermissionGroupMutation,
  useChangePermissionGroupMutation,
  useResetPermissionGroupMutation,
} = roleApi

import type { PermissionGroups } from '@shiji/contract/identity/identity.ts'
import { loadPermissionsCall } from '@shiji/contract/identity/permissions.calls.ts'
import { api } from '../base/api.ts'
import { queryOf } from '../base/endpoint.ts'

/** Permissions that belong together, by their ids. */
export type PermissionGroup = PermissionGroups[number]

/** Permission calls of roles, beyond the calls of every resource. */
export const roleApi = api.injectEndpoints({
  endpoints: build => ({ loadPermissions: queryOf(build, loadPermissionsCall, { by: 'area' }) }),
})

export const { useLoadPermissionsQuery } = roleApi

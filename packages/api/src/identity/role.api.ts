import { AREA_PREFIX, type Area } from '@shiji/contract/area.ts'
import { api } from '../base/api.ts'

/** Permissions that belong together, by their ids. */
export interface PermissionGroup {
  readonly group: string
  readonly permissions: readonly string[]
}

/** Permission calls of roles, beyond the calls of every resource. */
export const roleApi = api.injectEndpoints({
  endpoints: build => ({
    /** GET {area prefix}load_permission: the permissions that the person may grant. */
    loadPermissions: build.query<readonly PermissionGroup[], Exclude<Area, 'buyer'>>({
      query: area => ({ url: `${AREA_PREFIX[area]}/load_permission` }),
      providesTags: ['Account'],
    }),
  }),
})

export const { useLoadPermissionsQuery } = roleApi

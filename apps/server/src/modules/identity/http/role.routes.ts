import { PermissionGroups, RoleInput, RoleRow } from '@shiji/contract/identity/identity.ts'
import { adminRolesCall, sellerRolesCall } from '@shiji/contract/identity/people.calls.ts'
import { loadPermissionsCall } from '@shiji/contract/identity/permissions.calls.ts'
import { Deleted, Done, IdParams, IdsParams } from '@shiji/contract/schema.ts'
import { answerIn } from '../../../http/answer.ts'
import { listRoute, viewRoute } from '../../../http/list-route.ts'
import { route } from '../../../http/route.ts'
import { idsOf } from '../../../records/ids.ts'
import { adminRoleList, grantable, roleById, rolePage, sellerRoleList } from '../data/role.queries.ts'
import { changeRole, createRole, removeRoles } from '../use-cases/change-roles.ts'

const PLACES = [
  { call: adminRolesCall, list: adminRoleList },
  { call: sellerRolesCall, list: sellerRoleList },
] as const

/** /Admin/roles and /Seller/roles. */
export const roleRoutes = PLACES.flatMap(({ call, list }) => [
  listRoute(call, { summary: 'Roles', list, row: RoleRow }, rolePage),
  viewRoute(call, { summary: 'One role', view: RoleRow }, roleById),
  route(
    {
      method: 'POST',
      path: `/${call.path}`,
      area: call.area,
      access: `${call.noun}.create`,
      summary: 'Add a role',
      body: RoleInput,
      data: Done,
    },
    (ctx, { body }) => createRole(ctx, body),
  ),
  route(
    {
      method: 'PUT',
      path: `/${call.path}/:id`,
      area: call.area,
      access: `${call.noun}.update`,
      summary: 'Change a role',
      params: IdParams,
      body: RoleInput,
      data: Done,
    },
    (ctx, { params, body }) => changeRole(ctx, params.id, body),
  ),
  route(
    {
      method: 'DELETE',
      path: `/${call.path}/:ids`,
      area: call.area,
      access: `${call.noun}.delete`,
      summary: 'Delete roles that nobody has',
      params: IdsParams,
      data: Deleted,
    },
    (ctx, { params }) => removeRoles(ctx, idsOf(params.ids)),
  ),
  ...answerIn(
    loadPermissionsCall,
    [call.area],
    {
      summary: 'Permissions that the caller may grant, by group',
      data: PermissionGroups,
    },
    async ctx => grantable(ctx),
  ),
])

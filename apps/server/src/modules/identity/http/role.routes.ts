import { RoleInput, RoleRow } from '@shiji/contract/identity/identity.ts'
import { adminRolesCall, sellerRolesCall } from '@shiji/contract/identity/people.calls.ts'
import { loadPermissionsCall } from '@shiji/contract/identity/permissions.calls.ts'
import { PermissionGroups } from '@shiji/contract/identity/permissions.ts'
import { createOf, destroyOf, updateOf } from '@shiji/contract/lists/list-parts.ts'
import { Deleted, Done, IdParams, IdsParams } from '@shiji/contract/schema.ts'
import { answer, answerIn } from '../../../http/routes/answer.ts'
import { listRoute, viewRoute } from '../../../http/routes/list-route.ts'
import { idsOf } from '../../../records/ids.ts'
import { grantable } from '../data/permissions/permission.queries.ts'
import { adminRoleList, roleById, rolePage, sellerRoleList } from '../data/staff/role.queries.ts'
import { changeRole, createRole, removeRoles } from '../use-cases/staff/change-roles.ts'

const PLACES = [
  { call: adminRolesCall, list: adminRoleList },
  { call: sellerRolesCall, list: sellerRoleList },
] as const

/** /Admin/roles and /Seller/roles. */
export const roleRoutes = PLACES.flatMap(({ call, list }) => [
  listRoute(call, { summary: 'Roles', list, row: RoleRow }, rolePage),
  viewRoute(call, { summary: 'One role', view: RoleRow }, roleById),
  answer(
    createOf(call),
    {
      summary: 'Add a role',
      body: RoleInput,
      data: Done,
    },
    (ctx, { body }) => createRole(ctx, body),
  ),
  answer(
    updateOf(call),
    {
      summary: 'Change a role',
      params: IdParams,
      body: RoleInput,
      data: Done,
    },
    (ctx, { params, body }) => changeRole(ctx, params.id, body),
  ),
  answer(
    destroyOf(call),
    {
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
    ctx => grantable(ctx),
  ),
])

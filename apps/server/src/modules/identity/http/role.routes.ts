import { PermissionGroups, RoleInput, RoleRow } from '@shiji/contract/identity/identity.ts'
import { loadPermissionsCall } from '@shiji/contract/identity/permissions.calls.ts'
import { Deleted, Done, IdParams, IdsParams, PageOf } from '@shiji/contract/schema.ts'
import { answerIn } from '../../../http/answer.ts'
import { route } from '../../../http/route.ts'
import { idsOf } from '../../../records/ids.ts'
import { grantable, roleById, roleList, rolePage } from '../data/role.queries.ts'
import { changeRole, createRole, removeRoles } from '../use-cases/change-roles.ts'

/** /Admin/roles and /Seller/roles. */
export const roleRoutes = (['admin', 'seller'] as const).flatMap(area => [
  route(
    {
      method: 'GET',
      path: '/roles',
      area,
      access: 'role.view',
      summary: 'Roles',
      list: roleList,
      data: PageOf(RoleRow),
    },
    (ctx, { list }) => rolePage(ctx, list),
  ),
  route(
    {
      method: 'GET',
      path: '/roles/:id',
      area,
      access: 'role.view',
      summary: 'One role',
      params: IdParams,
      data: RoleRow,
    },
    (ctx, { params }) => roleById(ctx, params.id),
  ),
  route(
    { method: 'POST', path: '/roles', area, access: 'role.create', summary: 'Add a role', body: RoleInput, data: Done },
    (ctx, { body }) => createRole(ctx, body),
  ),
  route(
    {
      method: 'PUT',
      path: '/roles/:id',
      area,
      access: 'role.update',
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
      path: '/roles/:ids',
      area,
      access: 'role.delete',
      summary: 'Delete roles that nobody has',
      params: IdsParams,
      data: Deleted,
    },
    (ctx, { params }) => removeRoles(ctx, idsOf(params.ids)),
  ),
  ...answerIn(
    loadPermissionsCall,
    [area],
    {
      summary: 'Permissions that the caller may grant, by group',
      data: PermissionGroups,
    },
    async ctx => grantable(ctx),
  ),
])

import { AdminUserChange, AdminUserInput, AdminUserRow } from '@shiji/contract/identity/identity.ts'
import { Done, IdParams, PageOf } from '@shiji/contract/schema.ts'
import { route } from '../../../http/route.ts'
import { userById, userList, userPage } from '../data/user.queries.ts'
import { changeUser, createUser } from '../use-cases/change-users.ts'

export const userAdminRoutes = [
  route(
    {
      method: 'GET',
      path: '/users',
      area: 'admin',
      access: 'user.view',
      summary: 'Buyers, owners and sub-accounts',
      list: userList,
      data: PageOf(AdminUserRow),
    },
    (ctx, { list }) => userPage(ctx, list),
  ),
  route(
    {
      method: 'GET',
      path: '/users/:id',
      area: 'admin',
      access: 'user.view',
      summary: 'One account',
      params: IdParams,
      data: AdminUserRow,
    },
    (ctx, { params }) => userById(ctx, params.id),
  ),
  route(
    {
      method: 'POST',
      path: '/users',
      area: 'admin',
      access: 'user.create',
      summary: 'Make a buyer account',
      body: AdminUserInput,
      data: Done,
    },
    (ctx, { body }) => createUser(ctx, body),
  ),
  route(
    {
      method: 'PUT',
      path: '/users/:id',
      area: 'admin',
      access: 'user.update',
      summary: 'Change or stop an account',
      params: IdParams,
      body: AdminUserChange,
      data: Done,
    },
    (ctx, { params, body }) => changeUser(ctx, params.id, body),
  ),
]

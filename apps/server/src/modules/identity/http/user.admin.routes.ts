import { AdminUserChange, AdminUserInput, AdminUserRow } from '@shiji/contract/identity/identity.ts'
import { adminUsersCall } from '@shiji/contract/identity/people.calls.ts'
import { createOf, updateOf } from '@shiji/contract/lists/list-parts.ts'
import { Done, IdParams } from '@shiji/contract/schema.ts'
import { answer } from '../../../http/routes/answer.ts'
import { listRoute, viewRoute } from '../../../http/routes/list-route.ts'
import { userById, userList, userPage } from '../data/accounts/user.queries.ts'
import { changeUser, createUser } from '../use-cases/accounts/change-users.ts'

export const userAdminRoutes = [
  listRoute(
    adminUsersCall,
    { summary: 'Buyers, owners and sub-accounts', list: userList, row: AdminUserRow },
    userPage,
  ),
  viewRoute(adminUsersCall, { summary: 'One account', view: AdminUserRow }, userById),
  answer(
    createOf(adminUsersCall),
    {
      summary: 'Make a buyer account',
      body: AdminUserInput,
      data: Done,
    },
    (ctx, { body }) => createUser(ctx, body),
  ),
  answer(
    updateOf(adminUsersCall),
    {
      summary: 'Change or stop an account',
      params: IdParams,
      body: AdminUserChange,
      data: Done,
    },
    (ctx, { params, body }) => changeUser(ctx, params.id, body),
  ),
]

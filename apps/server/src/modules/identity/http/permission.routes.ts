import {
  addGroupCall,
  changeGroupCall,
  changePermissionCall,
  permissionBookCall,
  resetGroupCall,
  resetPermissionCall,
} from '@shiji/contract/identity/permissions.calls.ts'
import {
  GroupChange,
  GroupInput,
  GroupKey,
  PermissionBook,
  PermissionInput,
  PermissionKey,
} from '@shiji/contract/identity/permissions.ts'
import { Done } from '@shiji/contract/schema.ts'
import { answer } from '../../../http/routes/answer.ts'
import { wholeBook } from '../data/permissions/permission.queries.ts'
import {
  addGroup,
  changeGroup,
  changePermission,
  resetGroup,
  resetPermission,
} from '../use-cases/permissions/word-permissions.ts'

/** /Admin/permissions and /Admin/permission_groups: the operator's words over the permissions of the program. */
export const permissionRoutes = [
  answer(
    permissionBookCall,
    { summary: 'All permissions by group, with the words of the operator', data: PermissionBook },
    ctx => wholeBook(ctx),
  ),
  answer(
    changePermissionCall,
    { summary: 'Words, group and order of a permission', body: PermissionInput, data: Done },
    (ctx, { body }) => changePermission(ctx, body),
  ),
  answer(
    resetPermissionCall,
    { summary: 'A permission back to the words of the program', body: PermissionKey, data: Done },
    (ctx, { body }) => resetPermission(ctx, body),
  ),
  answer(addGroupCall, { summary: 'Add a group of permissions', body: GroupInput, data: Done }, (ctx, { body }) =>
    addGroup(ctx, body),
  ),
  answer(changeGroupCall, { summary: 'Names and order of a group', body: GroupChange, data: Done }, (ctx, { body }) =>
    changeGroup(ctx, body),
  ),
  answer(
    resetGroupCall,
    { summary: 'A group back to the program, or an own one away', body: GroupKey, data: Done },
    (ctx, { body }) => resetGroup(ctx, body),
  ),
]

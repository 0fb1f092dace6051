import type { PermissionArea } from '@shiji/contract/identity/permission-areas.ts'
import type {
  GroupChange,
  GroupInput,
  GroupKey,
  PermissionInput,
  PermissionKey,
} from '@shiji/contract/identity/permissions.ts'
import { AppError, InvalidInput } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { AdminActor, Ctx } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import {
  dropGroup,
  dropTexts,
  emptyGroup,
  keepGroup,
  keepTexts,
  lockGroup,
  lockTexts,
} from '../../data/permissions/permission.repo.ts'
import { groupInCode, ownGroupKey, placeInCode } from '../../domain/permission-book.ts'

type AdminCtx = Ctx<AdminActor>

/**
 * Keeps the operator's words, group and order of a permission; empty texts and the place of the program are not stored,
 * so that they follow the program. The id cannot be changed. Refuses a permission that the program does not have
 * (`record.missing`) and a group that does not exist.
 */
export async function changePermission(ctx: AdminCtx, input: PermissionInput): Promise<object> {
  const { area, permission, group, is_sort: sort } = input
  const place = placeInCode(area, permission)
  if (place === undefined) throw new AppError('record.missing')
  return transact(ctx, async tx => {
    await refuseGroup(tx, area, group)
    const before = await lockTexts(tx, input)
    const isHome = group === place.group
    const after = {
      area,
      permission,
      name: input.name.trim(),
      ename: input.ename.trim(),
      content: input.content.trim(),
      econtent: input.econtent.trim(),
      groupKey: isHome ? null : group,
      position: isHome && sort === place.position ? null : sort,
    }
    const isDefault =
      `${after.name}${after.ename}${after.content}${after.econtent}` === '' && isHome && after.position === null
    await (isDefault ? dropTexts(tx, input) : keepTexts(tx, after))
    await auditPermission(tx, permission, before, after)
    return {}
  })
}

/** Gives a permission back the words, group and order of the program. */
export async function resetPermission(ctx: AdminCtx, key: PermissionKey): Promise<object> {
  if (placeInCode(key.area, key.permission) === undefined) throw new AppError('record.missing')
  return transact(ctx, async tx => {
    const before = await lockTexts(tx, key)
    if (before === undefined) return {}
    await dropTexts(tx, key)
    await auditPermission(tx, key.permission, before, {})
    return {}
  })
}

const auditPermission = (tx: AdminCtx, permission: string, before: object | undefined, after: object) =>
  audit(tx, {
    action: 'permission.update',
    subjectType: 'permission',
    subjectName: permission,
    before: before ?? {},
    after,
  })

/** Makes a group of the operator. Refuses one without a name. */
export async function addGroup(ctx: AdminCtx, input: GroupInput): Promise<object> {
  const name = named(input)
  return transact(ctx, async tx => {
    const id = await tx.ids.next()
    const group = { area: input.area, key: ownGroupKey(id), ...name, position: input.is_sort }
    await keepGroup(tx, group)
    await audit(tx, { action: 'permission_group.create', subjectType: 'permission_group', subjectId: id, after: group })
    return {}
  })
}

/** Changes names and order of a group; empty names and the place of the program follow the program. */
export async function changeGroup(ctx: AdminCtx, input: GroupChange): Promise<object> {
  const { area, group: key, is_sort: sort } = input
  const home = groupInCode(area, key)
  return transact(ctx, async tx => {
    const before = await lockGroup(tx, { area, key })
    if (before === undefined && home === undefined) throw new AppError('record.missing')
    const words = home === undefined ? named(input) : { name: input.name.trim(), ename: input.ename.trim() }
    const after = { area, key, ...words, position: sort === home ? null : sort }
    const isDefault = home !== undefined && `${words.name}${words.ename}` === '' && after.position === null
    await (isDefault ? dropGroup(tx, { area, key }) : keepGroup(tx, after))
    await audit(tx, {
      action: 'permission_group.update',
      subjectType: 'permission_group',
      subjectName: words.name === '' ? key : words.name,
      before: before ?? {},
      after,
    })
    return {}
  })
}

/**
 * Gives a group of the program back its names and order. A group of the operator is deleted: its permissions return to
 * their groups of the program and keep their words.
 */
export async function resetGroup(ctx: AdminCtx, { area, group: key }: GroupKey): Promise<object> {
  const isOwn = groupInCode(area, key) === undefined
  return transact(ctx, async tx => {
    const before = await lockGroup(tx, { area, key })
    if (before === undefined) {
      if (isOwn) throw new AppError('record.missing')
      return {}
    }
    await dropGroup(tx, { area, key })
    const record = { subjectType: 'permission_group', subjectName: before.name === '' ? key : before.name } as const
    if (isOwn) {
      await emptyGroup(tx, { area, key })
      await audit(tx, { ...record, action: 'permission_group.delete', before })
    } else await audit(tx, { ...record, action: 'permission_group.update', before, after: {} })
    return {}
  })
}

/** Names of a group of the operator: at least one. */
function named({ name, ename }: Pick<GroupInput, 'name' | 'ename'>): { name: string; ename: string } {
  if (name.trim() === '') throw new InvalidInput([{ field: 'name', key: 'error.required' }])
  return { name: name.trim(), ename: ename.trim() }
}

async function refuseGroup(tx: AdminCtx, area: PermissionArea, group: string): Promise<void> {
  if (groupInCode(area, group) !== undefined) return
  if ((await lockGroup(tx, { area, key: group })) === undefined)
    throw new InvalidInput([{ field: 'group', key: 'refusal.not_a_choice' }])
}

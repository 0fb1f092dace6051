import type { TableLayoutInput, TableViewChange, TableViewInput } from '@shiji/contract/platform/table-view.ts'
import { TABLE_VIEW_LIMITS } from '@shiji/contract/platform/table-view.ts'
import { parseIds } from '@shiji/kit/ids/id.ts'
import { AppError, InvalidInput } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'
import { lockFor } from '../../../infra/database/lock-for.ts'
import { transact } from '../../../infra/database/transact.ts'
import { parseObject } from '../../../records/parse-object.ts'
import { type DeskActor, deskOf } from '../data/lists/table-view.queries.ts'
import {
  countViews,
  deleteOwnViews,
  insertView,
  makeDefaultView,
  ownView,
  putLayout,
  updateView,
} from '../data/lists/table-view.repo.ts'

/** Saves the columns that the actor chose for a table; the last write wins. Refuses anything but a JSON object. */
export async function keepLayout(ctx: Ctx<DeskActor>, input: TableLayoutInput): Promise<void> {
  await putLayout(ctx, input.page, parseObject('layout', input.layout))
}

/** Saves a view under a name. Refuses a role that the person may not share with, and more than 20 views of a page. */
export function createView(ctx: Ctx<DeskActor>, input: TableViewInput): Promise<{ id: number }> {
  return transact(ctx, async tx => {
    await lockDesk(tx, input.page)
    if ((await countViews(tx, input.page)) >= TABLE_VIEW_LIMITS.perPage) throw new AppError('table_view.full')
    const id = await tx.ids.next()
    await insertView(tx, {
      id,
      page: input.page,
      name: input.name,
      state: parseObject('state', input.state),
      shared: input.shared ?? false,
      roleIds: await sharedRoles(tx, input.role_ids),
      isSort: input.is_sort ?? 0,
    })
    if (input.is_default === true) await makeDefaultView(tx, { id, page: input.page })
    return { id }
  })
}

/** Changes a view of the actor; omitted fields stay. At most one view of a page is the default. */
export async function changeView(ctx: Ctx<DeskActor>, id: number, input: TableViewChange): Promise<void> {
  await transact(ctx, async tx => {
    const view = await ownView(tx, id)
    if (view === undefined) throw new AppError('record.missing')
    await lockDesk(tx, view.page)
    const change = {
      ...(input.name === undefined ? {} : { name: input.name }),
      ...(input.state === undefined ? {} : { state: parseObject('state', input.state) }),
      ...(input.shared === undefined ? {} : { shared: input.shared }),
      ...(input.role_ids === undefined ? {} : { roleIds: await sharedRoles(tx, input.role_ids) }),
      ...(input.is_sort === undefined ? {} : { isSort: input.is_sort }),
      ...(input.is_default === false ? { isDefault: false } : {}),
    }
    if (Object.keys(change).length > 0) await updateView(tx, id, change)
    if (input.is_default === true) await makeDefaultView(tx, view)
  })
}

/** Deletes views of the actor, all of them or none. */
export function deleteViews(ctx: Ctx<DeskActor>, text: string): Promise<{ deleted: number }> {
  const ids = parseIds(text)
  if (ids === undefined) throw new InvalidInput([{ field: 'ids', key: 'error.wrong_format' }])
  return transact(ctx, async tx => {
    const deleted = await deleteOwnViews(tx, ids)
    if (deleted !== ids.length) throw new AppError('record.missing')
    return { deleted }
  })
}

const lockDesk = (tx: Ctx<DeskActor>, page: string) => {
  const { area, accountId, storeId } = deskOf(tx)
  return lockFor(tx, `table_views:${area}:${accountId}:${storeId}:${page}`)
}

async function sharedRoles(tx: Ctx<DeskActor>, wanted: readonly number[] = []): Promise<number[]> {
  if (wanted.length === 0) return []
  const roles = new Set((await tx.ports.colleagues.roles(tx)).map(role => role.id))
  if (!wanted.every(role => roles.has(role))) {
    throw new InvalidInput([{ field: 'role_ids', key: 'refusal.not_a_choice' }])
  }
  return [...new Set(wanted)]
}

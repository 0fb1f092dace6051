import { AppError, InvalidInput } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'
import { type ParsedList, parseList } from '../../../records/list.ts'
import type { ListCall } from '../../../records/list-call.ts'
import type { DeskActor } from '../data/lists/table-view.queries.ts'

/**
 * The list call behind a page of the actor's back office. Refuses with `record.missing`, and `permission.denied` as the
 * list itself does.
 */
export function listOf(ctx: Ctx<DeskActor>, page: string): ListCall {
  const call = ctx.ports.listCalls.of(ctx.actor.kind, page)
  if (call === undefined) throw new AppError('record.missing')
  call.admit(ctx)
  return call
}

/** Query members of a list call that choose a page or a branch of a tree: an export has all rows. */
const NOT_ALL = ['page', 'per_page', 'after', 'isChildren', 'pid']

/** The filters and the sort of an export, read as the list call reads them. Refuses what the list would refuse, field by field. */
export function exportList(call: ListCall, query: string): ParsedList {
  return parseList(
    call.list,
    Object.fromEntries(Object.entries(parseTexts(query)).filter(([name]) => !NOT_ALL.includes(name))),
  )
}

function parseTexts(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // Reported below, as for any other wrong format.
  }
  throw new InvalidInput([{ field: 'query', key: 'error.wrong_format' }])
}

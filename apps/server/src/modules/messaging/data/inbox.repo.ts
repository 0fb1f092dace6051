import { and, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { named } from '../../../infra/database/named.ts'
import type { Message, Person } from '../domain/message.ts'
import { inboxEntries } from './inbox.table.ts'
import { ofPerson, ownerIdOf } from './inbox-owner.ts'

const INSERT = `
  insert into inbox_entries (id, scope, owner_id, kind, params, target_type, target_id, event_id, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`

/** Adds an entry; once per event, person and kind. */
export async function insertEntry(tx: Ctx, message: Message): Promise<void> {
  const { to, kind, params, target, eventId } = message
  const owner = ownerIdOf(to)
  const id = await tx.ids.next()
  const values = [id, to.of, owner, kind, JSON.stringify(params), target.type, target.id, eventId, tx.clock.now()]
  await named(tx, 'inbox_insert', INSERT, values)
}

/** Marks entries of a person read: these, or all up to now. Entries of others and read ones do not change. */
export async function markEntriesRead(
  ctx: Ctx,
  person: Person,
  kinds: readonly (typeof inboxEntries.$inferSelect)['kind'][],
  ids: readonly number[] | undefined,
): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db
    .update(inboxEntries)
    .set({ readAt: now })
    .where(
      and(
        ofPerson(person),
        inArray(inboxEntries.kind, [...kinds]),
        isNull(inboxEntries.readAt),
        ids === undefined ? lte(inboxEntries.createdAt, now) : inArray(inboxEntries.id, [...ids]),
      ),
    )
}

const SWEPT_AT_ONCE = 5_000

/** Removes entries from before `time`, some thousands in one statement; returns how many. */
export async function deleteEntriesBefore(ctx: Ctx, time: Date): Promise<number> {
  const { rowCount } = await ctx.db.execute(sql`
    delete from inbox_entries where id in (
      select id from inbox_entries where created_at < ${time} limit ${SWEPT_AT_ONCE})`)
  return (rowCount ?? 0) === SWEPT_AT_ONCE ? SWEPT_AT_ONCE + (await deleteEntriesBefore(ctx, time)) : (rowCount ?? 0)
}

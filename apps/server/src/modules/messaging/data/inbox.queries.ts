import type { InboxKind, InboxPage, InboxQuery } from '@shiji/contract/messaging/inbox.ts'
import { and, desc, inArray, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import type { Person } from '../domain/message.ts'
import { inboxWords } from '../templates/words-of.ts'
import { inboxEntries } from './inbox.table.ts'
import { ofPerson } from './inbox-owner.ts'

/** Beyond this the badge shows 99+; counting stops here. */
const MOST_COUNTED = 100
const PER_PAGE = 20

/** Entries of a person, newest first, after the last one of the previous page. */
export async function inboxPage(
  ctx: Ctx,
  person: Person,
  kinds: readonly InboxKind[],
  { after, per_page: perPage = PER_PAGE, unread = false }: InboxQuery,
): Promise<InboxPage> {
  const found = await ctx.db
    .select()
    .from(inboxEntries)
    .where(
      and(
        ofPerson(person),
        inArray(inboxEntries.kind, [...kinds]),
        unread ? isNull(inboxEntries.readAt) : undefined,
        after === undefined ? undefined : behind(after),
      ),
    )
    .orderBy(desc(inboxEntries.createdAt), desc(inboxEntries.id))
    .limit(perPage + 1)
  const rows = found.slice(0, perPage)
  const last = rows.at(-1)
  return {
    data: rows.map(row => ({
      id: row.id,
      kind: row.kind,
      ...inboxWords(ctx.locale, row),
      target: { type: row.targetType, id: row.targetId },
      is_read: row.readAt !== null,
      created_at: row.createdAt.toISOString(),
    })),
    next: found.length > perPage && last !== undefined ? `${last.createdAt.getTime()}-${last.id}` : null,
    unread: await unreadCount(ctx, person, kinds),
  }
}

/** How many entries are unread, up to 100. */
export async function unreadCount(ctx: Ctx, person: Person, kinds: readonly InboxKind[]): Promise<number> {
  const unread = ctx.db
    .select({ one: sql`1`.as('one') })
    .from(inboxEntries)
    .where(and(ofPerson(person), inArray(inboxEntries.kind, [...kinds]), isNull(inboxEntries.readAt)))
    .limit(MOST_COUNTED)
    .as('unread')
  const [row] = await ctx.db.select({ count: sql<string>`count(*)` }).from(unread)
  return Number(row?.count ?? 0)
}

function behind(after: string) {
  const [time, id] = after.split('-')
  return sql`(${inboxEntries.createdAt}, ${inboxEntries.id}) < (${new Date(Number(time))}::timestamptz, ${Number(id)}::bigint)`
}

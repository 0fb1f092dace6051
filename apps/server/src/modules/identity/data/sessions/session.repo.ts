import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { named } from '../../../../infra/database/named.ts'
import { sessions } from './session.table.ts'

/** Facts of the user behind a session, loaded with it. */
export interface SessionUser {
  readonly nickname: string
  readonly status: string
  readonly belongId: number
}

/** A session as a call needs it; `user` is absent in the admin area. */
export interface FoundSession {
  readonly id: number
  readonly area: string
  readonly accountId: number
  readonly storeId: number | null
  readonly tokenHash: string
  readonly previousHash: string | null
  readonly previousUntil: Date | null
  readonly issuedAt: Date
  readonly expiresAt: Date
  readonly lastSeenAt: Date
  readonly user: SessionUser | undefined
}

const FIND = `
  select s.id, s.area, s.account_id, s.store_id, s.token_hash, s.previous_hash,
    extract(epoch from s.previous_until) * 1000 as previous_until, extract(epoch from s.issued_at) * 1000 as issued_at,
    extract(epoch from s.expires_at) * 1000 as expires_at, extract(epoch from s.last_seen_at) * 1000 as last_seen_at,
    u.nickname, u.status, u.belong_id
  from sessions s left join users u on u.id = s.account_id and s.area <> 'admin'
  where (s.token_hash = $1 or s.previous_hash = $1) and s.revoked_at is null
  limit 1`

interface FoundRow {
  readonly id: string
  readonly area: string
  readonly account_id: string
  readonly store_id: string | null
  readonly token_hash: string
  readonly previous_hash: string | null
  readonly previous_until: string | null
  readonly issued_at: string
  readonly expires_at: string
  readonly last_seen_at: string
  readonly nickname: string | null
  readonly status: string | null
  readonly belong_id: string | null
}

const at = (milliseconds: string): Date => new Date(Math.round(Number(milliseconds)))

/** The session of a token hash, as its current or its previous token; every call with a token needs this. */
export async function findSession(ctx: Ctx, tokenHash: string): Promise<FoundSession | undefined> {
  const [row] = await named<FoundRow>(ctx, 'session_by_token', FIND, [tokenHash])
  if (row === undefined) return undefined
  return {
    id: Number(row.id),
    area: row.area,
    accountId: Number(row.account_id),
    storeId: row.store_id === null ? null : Number(row.store_id),
    tokenHash: row.token_hash,
    previousHash: row.previous_hash,
    previousUntil: row.previous_until === null ? null : at(row.previous_until),
    issuedAt: at(row.issued_at),
    expiresAt: at(row.expires_at),
    lastSeenAt: at(row.last_seen_at),
    user:
      row.nickname === null || row.status === null
        ? undefined
        : { nickname: row.nickname, status: row.status, belongId: Number(row.belong_id) },
  }
}

export async function insertSession(ctx: Ctx, row: typeof sessions.$inferInsert): Promise<void> {
  await ctx.db.insert(sessions).values(row)
}

/** Changes a session only if it still is what the caller saw (`tokenHash`); returns whether it was. */
export async function changeSession(
  ctx: Ctx,
  id: number,
  tokenHash: string,
  change: Partial<typeof sessions.$inferInsert>,
): Promise<boolean> {
  const changed = await ctx.db
    .update(sessions)
    .set(change)
    .where(and(eq(sessions.id, id), eq(sessions.tokenHash, tokenHash)))
    .returning({ id: sessions.id })
  return changed.length > 0
}

/** Binds a seller session to another store. */
export async function bindSession(ctx: Ctx, id: number, storeId: number): Promise<void> {
  await ctx.db.update(sessions).set({ storeId }).where(eq(sessions.id, id))
}

/** Moves all times of the open sessions by the same amount as the clock. */
export async function shiftSessions(tx: Ctx, movedMs: number): Promise<void> {
  const moved = (column: string) => sql`${sql.identifier(column)} + ${movedMs} * interval '1 millisecond'`
  await tx.db
    .update(sessions)
    .set({
      issuedAt: moved('issued_at'),
      expiresAt: moved('expires_at'),
      previousUntil: moved('previous_until'),
      lastSeenAt: moved('last_seen_at'),
    })
    .where(isNull(sessions.revokedAt))
}

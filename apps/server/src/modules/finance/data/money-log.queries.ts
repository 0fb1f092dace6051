import { moneyLogsCall } from '@shiji/contract/finance/finance.buyer.calls.ts'
import { adminMoneyLogsCall, sellerMoneyLogsCall } from '@shiji/contract/finance/finance.calls.ts'
import { locales } from '@shiji/i18n/locale.ts'
import { translate } from '@shiji/i18n/server.ts'
import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { InvalidInput } from '../../../infra/app-error.ts'
import type { AdminActor, Ctx } from '../../../infra/context.ts'
import type { BuyerScope, StoreScope } from '../../../infra/scope.ts'
import { inScope } from '../../../records/in-scope.ts'
import type { Filter, ParsedList } from '../../../records/list.ts'
import { either, far, listOf } from '../../../records/list-of.ts'
import { fewIds, inOrder, isOneOf, listConditionByIds, pageIds } from '../../../records/list-sql.ts'
import { users } from '../../identity/index.ts'
import { stores } from '../../store/index.ts'
import { accountKind } from '../domain/account-type.ts'
import { accounts, journals, postings } from './ledger.table.ts'

const byAccount = (matches: SQL): SQL => sql`${postings.accountId} in (select a.id from accounts a where ${matches})`
const byJournal = (matches: SQL): SQL => sql`${postings.journalId} in (select j.id from journals j where ${matches})`
/** The memo contains the number too, but only the id of the order is indexed. */
const byOrder = (matches: SQL): SQL =>
  sql`${postings.journalId} in (select j.id from journals j join orders o on o.id = j.order_id where ${matches})`
/** What the platform is called on screens: its accounts have no name of their own. */
const platformNames = locales.map(locale => translate(locale, 'ledger.platform'))
const peopleAndStores = sql`(
  select 'user' as type, id, nickname as name, '' as name_en from users union all select 'store', id, name, name_en from stores)`
const nameOfOwner = either(sql`o.name`, sql`o.name_en`)
/** Accounts of the people and stores with a matching name, and the platform's by its name in any language. */
const accountsOf = (matches: SQL): SQL => sql`
  select a.id from accounts a join ${peopleAndStores} o on o.type = a.owner_type and o.id = a.owner_id where ${matches}
  union all
  select a.id from accounts a, (select name, '' as name_en from unnest(${sql.param(platformNames)}::text[]) p(name)) o
  where a.owner_type = 'platform' and ${matches}`
const ownerName = far(
  nameOfOwner,
  matches => sql`${postings.accountId} in (${accountsOf(matches)})`,
  async (ctx, matches) => {
    const ids = await fewIds(ctx, accountsOf(matches(nameOfOwner)))
    return ids && isOneOf(postings.accountId, ids)
  },
)

/** Which account: the original's number or our word; `takeTypes` turns it into account kinds before the query. */
const byType = (matches: SQL): SQL => byAccount(matches)
const columns = {
  is_type: far(sql`a.kind`, byType),
  money: postings.amount,
  kind: far(sql`j.kind`, byJournal),
  order_no: far(sql`o.order_no`, byOrder),
  created_at: postings.createdAt,
}

/** Columns of GET /Seller/money_logs. A store has no account in points. */
export const storeMoneyLogList = listOf(sellerMoneyLogsCall, columns, { money: postings.amount })

/**
 * Rows in points share the column with rows in fen and are left out of its sum. PostgreSQL reads the accounts once for
 * many postings (a hashed subplan), and looks each up for few.
 */
const inPoints = sql`exists (select from accounts a where a.id = ${postings.accountId} and a.unit = 'POINT')`

/** Columns of GET /Admin/money_logs. */
export const adminMoneyLogList = listOf(
  adminMoneyLogsCall,
  {
    ...columns,
    id: postings.id,
    account_kind: far(sql`a.kind`, byAccount),
    owner_type: far(sql`a.owner_type`, byAccount),
    is_belong: far(sql`case a.owner_type when 'user' then '0' when 'store' then '1' end`, byAccount),
    owner_id: far(sql`a.owner_id`, byAccount),
    owner_name: ownerName,
  },
  { money: sql`case when ${inPoints} then 0 else ${postings.amount} end` },
)

/** Columns of a person's own money log. */
export const ownMoneyLogList = listOf(moneyLogsCall, columns)

/** One posting with the columns of its money-log row. */
export interface MoneyLog {
  readonly id: number
  readonly journalId: number
  readonly kind: string
  readonly memo: unknown
  readonly amount: number
  readonly balanceAfter: number | null
  readonly accountKind: string
  readonly ownerType: string
  readonly ownerId: number
  readonly userName: string | null
  readonly storeName: string | null
  readonly createdAt: Date
}

export interface MoneyLogPage {
  readonly rows: readonly MoneyLog[]
  readonly total: number
}

/** Accounts of one buyer or one store: the ledger keeps both in one column, told apart by their kind. */
const ownAccounts = (owner: StoreScope | BuyerScope): SQL | undefined =>
  and(
    eq(accounts.ownerType, owner.of === 'buyer' ? 'user' : 'store'),
    inScope(owner, { buyer: accounts.ownerId, store: accounts.ownerId }),
  )

/** The money log of one person or store: a view on the ledger, newest first (product §2). */
export async function ownMoneyLog(ctx: Ctx, owner: StoreScope | BuyerScope, list: ParsedList): Promise<MoneyLogPage> {
  const { rest, kinds } = takeTypes(list)
  const owned = await ctx.db.select({ id: accounts.id, kind: accounts.kind }).from(accounts).where(ownAccounts(owner))
  const ids = owned.filter(account => kinds === undefined || kinds.includes(account.kind)).map(account => account.id)
  const [only, ...others] = ids
  if (only === undefined) return { rows: [], total: 0 }
  if (others.length > 0) return readPage(ctx, rest, inArray(postings.accountId, ids))
  // The rows of one account form a chain and are sorted along it, so that balances follow each other whichever clock
  // wrote the rows.
  const sorts = rest.sorts.map(sort => (sort.column === postings.createdAt ? { ...sort, column: postings.seq } : sort))
  return readPage(ctx, { ...rest, sorts }, and(eq(postings.accountId, only), isNotNull(postings.seq)))
}

/** All rows of the ledger, for the platform. */
export function adminMoneyLog(ctx: Ctx<AdminActor>, list: ParsedList): Promise<MoneyLogPage> {
  const { rest, kinds } = takeTypes(list)
  const ofKinds = kinds === undefined ? undefined : byAccount(inArray(sql`a.kind`, [...kinds]))
  return readPage(ctx, rest, and(inScope(ctx.scope, {}), ofKinds))
}

/** One row for the platform; undefined when there is none. */
export async function moneyLogRow(ctx: Ctx<AdminActor>, id: number): Promise<MoneyLog | undefined> {
  const [row] = await readRows(ctx, [id])
  return row
}

const isType = ({ field }: Filter): boolean => field.through === byType

/** Takes the `is_type` filters out of the list. Throws `request.invalid` for an unknown type. */
function takeTypes(list: ParsedList): { rest: ParsedList; kinds: readonly string[] | undefined } {
  const typed = list.filters.filter(isType)
  if (typed.length === 0) return { rest: list, kinds: undefined }
  const kinds = typed.flatMap(filter =>
    filter.values.map(value => {
      const kind = accountKind(String(value))
      if (kind === undefined) throw new InvalidInput([{ field: 'is_type', key: 'refusal.filter_value' }])
      return kind
    }),
  )
  return { rest: { ...list, filters: list.filters.filter(filter => !isType(filter)) }, kinds }
}

async function readPage(ctx: Ctx, list: ParsedList, own: SQL | undefined): Promise<MoneyLogPage> {
  const { ids, total } = await pageIds(ctx, postings, postings.id, list, await listConditionByIds(ctx, list, own))
  return { rows: inOrder(ids, await readRows(ctx, ids)), total }
}

async function readRows(ctx: Ctx, ids: readonly number[]): Promise<MoneyLog[]> {
  if (ids.length === 0) return []
  return ctx.db
    .select({
      id: postings.id,
      journalId: postings.journalId,
      kind: journals.kind,
      memo: journals.memo,
      amount: postings.amount,
      balanceAfter: postings.balanceAfter,
      accountKind: accounts.kind,
      ownerType: accounts.ownerType,
      ownerId: accounts.ownerId,
      userName: users.nickname,
      storeName: stores.name,
      createdAt: postings.createdAt,
    })
    .from(postings)
    .innerJoin(journals, eq(journals.id, postings.journalId))
    .innerJoin(accounts, eq(accounts.id, postings.accountId))
    .leftJoin(users, and(eq(accounts.ownerType, 'user'), eq(users.id, accounts.ownerId)))
    .leftJoin(stores, and(eq(accounts.ownerType, 'store'), eq(stores.id, accounts.ownerId)))
    .where(inArray(postings.id, [...ids]))
    .orderBy(desc(postings.createdAt), desc(postings.seq), desc(postings.id))
}

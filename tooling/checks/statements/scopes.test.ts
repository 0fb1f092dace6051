import { expect, it } from 'vitest'
import { isTest, type SourceFile, sourceFiles } from '../source-files.ts'

/** Spellings that go around `ctx.scope` and `inScope` (ADR 0022). */
const SLIPS: readonly (readonly [slip: string, pattern: RegExp])[] = [
  ['the store of the actor, not of the scope', /\bactor\.storeId\b/],
  ['a store or buyer that may be left out', /\b(?:storeId|userId)(?:\?: |: number \| (?:undefined|null)\b)/],
  ['a filter without inScope', /\beq\(\w+\.(?:storeId|userId), /],
]

/** Not scopes: each with its reason. The list may only shrink. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'catalog/data/search/goods-texts.queries.ts: a store or buyer that may be left out':
    'whose names changed: goods of one or of all',
  'catalog/use-cases/goods/reindex-goods.ts: a store or buyer that may be left out': 'the same, as it travels in a job',
  'identity/data/accounts/account.queries.ts: a filter without inScope':
    'the stores of an account, before a session has one',
  'identity/data/accounts/pay-password.repo.ts: a filter without inScope': 'the own account',
  'identity/data/sessions/actor.queries.ts: a filter without inScope': 'the account behind a session',
  'identity/data/sessions/session.repo.ts: a store or buyer that may be left out':
    'the row of a session: no store in two areas',
  'identity/data/staff/member.repo.ts: a filter without inScope': 'the account that leaves',
  'identity/data/staff/staff.queries.ts: a filter without inScope': 'a join',
  'identity/use-cases/sessions/landing-for.ts: a store or buyer that may be left out': 'the row of a session',
  'identity/use-cases/sessions/open-session.ts: a store or buyer that may be left out': 'the row of a session',
}

const slipsOf = ({ path, text }: SourceFile): string[] =>
  SLIPS.filter(([, pattern]) => pattern.test(text)).map(
    ([slip]) => `${path.replace('apps/server/src/modules/', '')}: ${slip}`,
  )

it('queries and use cases derive the owner of rows from the scope alone', () => {
  const files = sourceFiles(['apps/server/src/modules/*/{data,use-cases,http,reactions}/**/*.ts'])
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter(({ path }) => !isTest(path)).flatMap(slipsOf)).toEqual(Object.keys(OTHERWISE))
})

it.each([
  'const page = await settlements(ctx, list, ctx.actor.storeId)',
  'export const settlements = (ctx: Ctx, storeId?: number) => 1',
  'export const settlements = (ctx: Ctx, storeId: number | undefined) => 1',
  '.where(and(eq(orders.storeId, storeId), due))',
])('notices %s', text => {
  expect(slipsOf({ path: 'x.ts', text })).toHaveLength(1)
})

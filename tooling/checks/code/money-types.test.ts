import { expect, it } from 'vitest'
import { isTest, type SourceFile, sourceFiles } from '../source-files.ts'

/** Names of amounts of money, as the code spells them. */
const PLAIN_NUMBER =
  /\b(?:price|listPrice|minPrice|maxPrice|priceMin|priceMax|market_price|amount|payable|discount|money|frozenMoney|goodsAmount|freightAmount|discountAmount)\??: number\b/

/** Amounts that may be points instead of money: the ledger account decides the unit. */
const EITHER = [
  'finance/data/ledger.repo.ts',
  'finance/data/money-log.queries.ts',
  'finance/domain/journal.ts',
  'order/data/life.queries.ts',
  'order/domain/life.ts',
]

const plain = ({ path, text }: SourceFile): string[] =>
  PLAIN_NUMBER.test(text) ? [path.replace('apps/server/src/modules/', '')] : []

it('amounts of money are fen until a presenter writes them to the wire', () => {
  const files = sourceFiles([
    'apps/server/src/modules/*/{domain,data,use-cases,reactions,pricing,providers}/**/*.ts',
    'apps/server/src/modules/*/ports.ts',
  ])
  expect(files.length).toBeGreaterThan(150)
  expect(
    files
      .filter(({ path }) => !isTest(path))
      .flatMap(plain)
      .toSorted(),
  ).toEqual(EITHER)
})

it.each([
  '  readonly amount: number',
  'export const spendable = (price: number) => price',
  'readonly priceMin?: number',
])('notices %s', text => {
  expect(plain({ path: 'x.ts', text })).toHaveLength(1)
})

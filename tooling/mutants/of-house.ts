import type { MutantGroup } from './groups.ts'

const server = (test: string) => ({ project: 'server', test: `apps/server/${test}` })

/** Faults that issue 10 rules out by the shape of the house. */
export const ofHouse: readonly MutantGroup[] = [
  {
    ...server('src/http/guard.test.ts'),
    file: 'apps/server/src/infra/scope.ts',
    faults: [
      ['0010 3.1', 'a visitor has the scope of the platform', "return { of: 'public' }", 'return PLATFORM_SCOPE'],
    ],
  },
  {
    ...server('src/records/in-scope.test.ts'),
    file: 'apps/server/src/records/in-scope.ts',
    faults: [
      ['0010 3.2', 'the platform reads the roles of all stores as its own', ': isNull(store)', ': sql`true`'],
      ['0010 3.2', 'an id that is nobody is a scope', '&& scope.id > 0', ''],
    ],
  },
  {
    ...server('test/authorisation/objects.test.ts'),
    file: 'apps/server/src/modules/order/data/order.queries.ts',
    faults: [
      [
        '0010 3.2',
        "a store's list of orders forgets its scope",
        'inScope(scope, { buyer: orders.userId, store: orders.storeId })',
        "scope.of === 'buyer' ? inScope(scope, { buyer: orders.userId }) : undefined",
      ],
    ],
  },
  {
    ...server('test/authorisation/objects.test.ts'),
    file: 'apps/server/src/modules/finance/data/settlement.queries.ts',
    faults: [
      [
        '0010 3.2',
        "a store's list of settlements forgets its scope",
        'inScope(scope, { store: orderSettlements.storeId })',
        "scope.of === 'buyer' ? inScope(scope, { store: orderSettlements.storeId }) : undefined",
      ],
    ],
  },
]

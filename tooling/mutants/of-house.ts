import type { MutantGroup } from './groups.ts'

const server = (test: string) => ({ project: 'server', test: `apps/server/${test}` })

/** Faults that issue 10 rules out by the shape of the house. */
export const ofHouse: readonly MutantGroup[] = [
  {
    ...server('src/http/guard/guard.test.ts'),
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
    ...server('src/modules/catalog/domain/rules-in-statements.test.ts'),
    file: 'apps/server/src/modules/catalog/domain/commission-rate.ts',
    faults: [
      [
        '0010 5.5',
        'statements take the rate of the store before that of its class',
        `\${storeClasses}.commission_bp, \${stores}.commission_bp`,
        `\${stores}.commission_bp, \${storeClasses}.commission_bp`,
      ],
    ],
  },
  {
    ...server('src/modules/promotion/pricing/price.test.ts'),
    file: 'apps/server/src/modules/promotion/pricing/freight-phase.ts',
    faults: [
      ['0010 5.3', 'free freight looks at goods after the platform coupon', "= ['group', 'points']", "= ['points']"],
      ['0010 5.3', 'free freight looks at goods after points', "= ['group', 'points']", "= ['group']"],
      [
        '0010 5.3',
        'free freight looks past store discounts',
        "= ['group', 'points']",
        "= ['store', 'group', 'points']",
      ],
    ],
  },
  {
    ...server('src/modules/promotion/pricing/price.test.ts'),
    file: 'apps/server/src/modules/promotion/pricing/price.ts',
    faults: [
      [
        '0010 5.2',
        'points are spent before the platform coupon',
        "  ['points', pointsPhase],\n  ['freight', freightPhase],",
        "  ['freight', freightPhase],\n  ['points', pointsPhase],",
      ],
      [
        '0010 5.4',
        'another price of a piece is not explained',
        'steps: [...line.repriced, ...line.discounts]',
        'steps: line.discounts',
      ],
    ],
  },
  {
    ...server('src/modules/promotion/pricing/price.test.ts'),
    file: 'apps/server/src/modules/promotion/pricing/choose.ts',
    faults: [
      [
        '0010 5.2',
        'a store discount reaches other stores',
        "(offer.phase === 'group' || wanted.storeId === offer.storeId)",
        'true',
      ],
      ['0010 5.2', 'a threshold is not asked', 'left < (offer.from ?? 0)', 'left < 0'],
      ['0010 5.2', 'the first reduction wins, not the best', 'worthOf(b, left) > worthOf(a, left) ? b : a', 'a'],
    ],
  },
  {
    ...server('test/journeys/promotion.test.ts'),
    file: 'apps/server/src/modules/order/data/order.repo.ts',
    faults: [['0010 5.4', 'an order forgets why it costs what it costs', 'presentSteps(store.steps)', '[]']],
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

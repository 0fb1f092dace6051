import type { MutantGroup } from './groups.ts'

const SERVER = 'apps/server/src/modules'
const at = (test: string) => ({ project: 'server', test: `${SERVER}/${test}` })

/** Rules of selling: changes of orders, parcels, papers, grades, brands, commission. */
export const ofSelling: readonly MutantGroup[] = [
  {
    ...at('order/domain/changes/price-change.test.ts'),
    file: `${SERVER}/order/domain/changes/price-change.ts`,
    faults: [
      ['0012 6.11', 'a store raises the price', 'wanted[field] > agreed[field]', 'wanted[field] > 2 * agreed[field]'],
      ['0012 6.11', 'an order is given away', 'const LEAST = fen(1)', 'const LEAST = fen(0)'],
    ],
  },
  {
    ...at('order/http/changes/price-change.test.ts'),
    file: `${SERVER}/order/use-cases/changes/change-price.ts`,
    faults: [
      [
        '0012 6.11',
        'started payments of the old price stay open',
        'await closeOpenPayments(tx, buyer, subject)',
        'await Promise.resolve(closeOpenPayments)',
      ],
    ],
  },
  {
    ...at('order/http/changes/address-change.test.ts'),
    file: `${SERVER}/order/use-cases/shipping/merge-orders.ts`,
    faults: [['0012 6.11', 'a merged parcel goes to the old address', 'if (asking.has(id))', 'if (asking.has(-id))']],
  },
  {
    ...at('order/http/changes/address-change.test.ts'),
    file: `${SERVER}/order/use-cases/changes/decide-address.ts`,
    faults: [
      [
        '0012 6.11',
        'an order is shipped while its buyer asks for another address',
        "tx.scope)).size > 0) throw new AppError('order.address_open')",
        "tx.scope)).size > 9) throw new AppError('order.address_open')",
      ],
    ],
  },
  {
    ...at('order/domain/parcels/pack-parcels.test.ts'),
    file: `${SERVER}/order/domain/parcels/pack-parcels.ts`,
    faults: [
      ['0012 6.13', 'more pieces than wait go into a parcel', 'pieces > rest', 'pieces > rest + 1'],
      [
        '0012 6.13',
        'an order moves on with its first part',
        'isComplete: isAllStated ||',
        'isComplete: !isAllStated ||',
      ],
    ],
  },
  {
    ...at('order/http/shipping/parcels.routes.test.ts'),
    file: `${SERVER}/order/use-cases/shipping/merge-orders.ts`,
    faults: [
      [
        '0012 6.13',
        'one parcel goes to two addresses',
        'if (order.receiver !== receiver)',
        'if (order.receiver === undefined)',
      ],
    ],
  },
  {
    ...at('order/http/shipping/print.routes.test.ts'),
    file: `${SERVER}/order/data/parcels/print.repo.ts`,
    faults: [
      ['0012 6.5', 'a reprint counts as the first', 'isNull(orders.printedAt), ', ''],
      ['0012 6.5', 'a pick list counts as a waybill', "if (paper === 'waybill')", "if (paper !== 'slip')"],
    ],
  },
  {
    ...at('store/http/grade.routes.test.ts'),
    file: `${SERVER}/catalog/use-cases/goods/goods-limit.ts`,
    faults: [['0012 1.11', 'a store keeps one goods too many', '>= limit)', '> limit)']],
  },
  {
    ...at('catalog/http/brands/brand.routes.test.ts'),
    file: `${SERVER}/catalog/use-cases/brands/review-brand.ts`,
    faults: [['0012 2.1', 'a corrected application passes unseen', 'application.round !== round ||', 'round < 0 ||']],
  },
  {
    ...at('catalog/http/class.routes.test.ts'),
    file: `${SERVER}/catalog/data/classes/class-rate.repo.ts`,
    faults: [
      [
        '0012 2.1',
        'a rate of its own is overwritten from above',
        'on c.pid = f.id where c.own_commission_bp is null',
        'on c.pid = f.id',
      ],
    ],
  },
]

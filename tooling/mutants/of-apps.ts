import type { MutantGroup } from './groups.ts'

/** Screens: missing buttons, missing messages, wrong requests. */
export const ofApps: readonly MutantGroup[] = [
  {
    project: 'shop',
    test: 'apps/shop/src/pages/not-found/not-found-page.test.tsx',
    file: 'apps/shop/src/pages/not-found/not-found-page.tsx',
    faults: [
      [
        '0002 10.12',
        'one of the three ways on is gone',
        "<LinkButton href={PATHS.classes}>{say('shop.all_classes')}</LinkButton>",
        '',
      ],
    ],
  },
  {
    project: 'shop',
    test: 'apps/shop/src/pages/pay/success-page.test.tsx',
    file: 'apps/shop/src/pages/pay/success-page.tsx',
    faults: [
      [
        '0009 18.6',
        'no order is told as paid',
        'const missing = groupId === undefined || isMissing(error)',
        'const missing = isMissing(error)',
      ],
    ],
  },
  {
    project: 'shop',
    test: 'apps/shop/src/features/cart/cart-view.test.ts',
    file: 'apps/shop/src/features/cart/cart-view.ts',
    faults: [
      ['0002 10.7', 'what is not ticked is bought', '&& !unticked.has(line.id))', ')'],
      [
        '0002 10.7',
        'more than there is can be bought',
        'line.stock >= line.buy_num && line.stock > 0',
        'line.stock > 0',
      ],
    ],
  },
  {
    project: 'shop',
    test: 'apps/shop/src/features/search-results/search-change.test.ts',
    file: 'apps/shop/src/features/search-results/search-change.ts',
    faults: [
      [
        '0002 10.5',
        'a new filter keeps the old page',
        '{ ...search, page: undefined, ...change }',
        '{ ...search, ...change }',
      ],
      [
        '0002 10.5',
        'the upper price stays when the filter goes',
        '{ price_min: undefined, price_max: undefined }',
        '{ price_min: undefined }',
      ],
    ],
  },
  {
    project: 'shop',
    test: 'apps/shop/src/site/form/submit-once.test.ts',
    file: 'apps/shop/src/site/form/submit-once.ts',
    faults: [
      ['0002 9.7', 'a repeat has a new key', 'const request = this.open ?? {', 'const request = {'],
      ['0002 9.7', 'a reload forgets an open try', 'this.shelf.set(JSON.stringify(request))', ''],
    ],
  },
  {
    project: 'shop',
    test: 'apps/shop/src/features/orders/order-tabs.test.ts',
    file: 'apps/shop/src/features/orders/order-tabs.ts',
    faults: [
      [
        '0002 10.10',
        'the tab of all orders counts none',
        'return Object.values(count).reduce((sum, one) => sum + one, 0)',
        'return 0',
      ],
    ],
  },
  {
    project: 'shop',
    test: 'apps/shop/src/site/links/login-path.test.ts',
    file: 'apps/shop/src/site/links/login-path.ts',
    faults: [['0002 6.10', 'defaultUrl is not followed', "[from, user?.defaultUrl ?? '']", '[from]']],
  },
  {
    project: 'shop',
    test: 'apps/shop/src/features/checkout/quote-difference.test.ts',
    file: 'apps/shop/src/features/checkout/quote-difference.ts',
    faults: [
      [
        '0002 9.8',
        'changed freight is not told',
        'return freight === store.freight_amount',
        'return freight !== undefined',
      ],
    ],
  },
  {
    project: 'shop',
    test: 'apps/shop/src/app/guard.test.ts',
    file: 'apps/shop/src/app/guard.ts',
    faults: [
      ['0002 6.7', 'a sub-account stays on the storefront', 'user.belong_id > 0', 'user.belong_id < 0'],
      [
        '0002 6.7',
        'a sub-account is not told why',
        "host.notify('error', host.translate('error.sub_not_allow_buy'))",
        '',
      ],
    ],
  },
  {
    project: 'admin',
    test: 'apps/admin/src/views/books/index.test.tsx',
    file: 'apps/admin/src/views/books/index.tsx',
    faults: [
      [
        '0002 10.23',
        'a check that fails stands in its old place',
        'checks.toSorted((a, b) => b.breaches - a.breaches)',
        'checks',
      ],
    ],
  },
  {
    project: 'admin',
    test: 'apps/admin/src/views/jobs/index.test.tsx',
    file: 'apps/admin/src/views/jobs/index.tsx',
    faults: [
      ['0002 10.24', 'jobs that wait can be retried', "row.state === 'failing' &&", "row.state !== 'done' &&"],
      ['0002 10.24', 'who may not retry has the button', 'mayRetry &&\n', 'mayRetry !== undefined &&\n'],
    ],
  },
  {
    project: 'admin',
    test: 'apps/admin/src/views/stores/index.test.tsx',
    file: 'apps/admin/src/features/stores/review-dialog.tsx',
    faults: [
      [
        '0002 10.20',
        'a store is denied without a reason',
        "verify === 'denied' && reason.trim() === '' && said.length === 0",
        'false',
      ],
    ],
  },
  {
    project: 'seller',
    test: 'apps/seller/src/views/goods/index.test.tsx',
    file: 'apps/seller/src/views/goods/index.tsx',
    faults: [
      [
        '0002 10.15',
        'goods cannot leave the shelf',
        "row.actions.includes('take_off')",
        "row.actions.includes('put_on')",
      ],
    ],
  },
]

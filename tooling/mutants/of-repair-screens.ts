import type { MutantGroup } from './groups.ts'

/** Faults that issue 9 took out of the three SPAs and what they share. */
export const ofScreenRepair: readonly MutantGroup[] = [
  {
    project: 'ui',
    file: 'packages/ui/src/common/toast/toast.ts',
    test: 'packages/ui/src/common/toast/toaster.test.tsx',
    faults: [
      ['0009 12.3', 'a message stays for a minute', 'READING_MS = 8000', 'READING_MS = 60_000'],
      ['0009 12.3', 'a message outlives its page', 'acrossPages || saidAt >= leftAt - BELONGS_MS', 'true'],
    ],
  },
  {
    project: 'shop',
    file: 'apps/shop/src/app/layout/shop-layout.tsx',
    test: 'apps/shop/src/app/layout/shop-layout.test.tsx',
    faults: [['0009 12.3', 'messages cover the header', 'top={{ base:', 'key={{ base:']],
  },
  {
    project: 'shop',
    file: 'apps/shop/src/app/layout/cart-link.tsx',
    test: 'apps/shop/src/app/layout/header.test.tsx',
    faults: [['0009 12.4', 'a cart that cannot be counted is empty', '(isError ? undefined : 0)', '0']],
  },
  {
    project: '@shiji/api',
    file: 'packages/api/src/base/transport/failure.ts',
    test: 'packages/api/src/base/transport/failures.test.ts',
    faults: [
      [
        '0009 12.4',
        'a slow answer looks like a broken network',
        "kind === 'network' && failure.late",
        "kind === 'html' && failure.late",
      ],
    ],
  },
  {
    project: '@shiji/api',
    file: 'packages/api/src/base/transport/answer.ts',
    test: 'packages/api/src/base/transport/failures.test.ts',
    faults: [['0009 18.9', '405 is told as a failure', ' || json.code === CODE.silent', '']],
  },
  {
    project: '@shiji/api',
    file: 'packages/api/src/base/page/early-calls.ts',
    test: 'packages/api/src/base/page/early-calls.test.ts',
    faults: [
      [
        '0009 16.2',
        'an early answer is taken twice',
        '  globalThis.shijiEarlyCalls = begun.filter(each => each !== call)\n',
        '',
      ],
      ['0009 16.2', 'the early answer of somebody else is taken', '[address, ...new Headers(headers)]', '[address]'],
      [
        '0009 16.2',
        'an early answer never grows old',
        '> MOST_AGE_MS ? undefined : call',
        '> MOST_AGE_MS ? call : call',
      ],
      ['0009 16.2', 'what was written since is not in it', "if (method !== 'GET') forgetEarly()", ''],
    ],
  },
  {
    project: 'shop',
    file: 'apps/shop/src/features/goods/use-first-few.ts',
    test: 'apps/shop/src/features/goods/use-first-few.test.tsx',
    faults: [['0009 16.2', 'the first drawing makes cards that nobody sees', '|| !arrivesOnPhone())', '|| true)']],
  },
  {
    project: 'shop',
    file: 'apps/shop/src/site/page/arrival.ts',
    test: 'apps/shop/src/features/goods/use-first-few.test.tsx',
    faults: [['0009 16.2', 'a page that is loaded again jumps', "'type') === 'navigate'", "'type') !== ''"]],
  },
  {
    project: 'shop',
    file: 'apps/shop/src/site/page/one-by-one.tsx',
    test: 'apps/shop/src/site/page/one-by-one.test.tsx',
    faults: [
      ['0011 10.8', 'a tap waits for the whole home page', 'setShown(shown + 1)', 'setShown(parts.length)'],
      ['0011 10.8', 'a page that one went back to jumps', 'way !== NavigationType.Pop', 'way !== undefined'],
    ],
  },
  {
    project: 'ui',
    file: 'packages/ui/src/backoffice/data-table/room/table-room.ts',
    test: 'packages/ui/src/backoffice/data-table/room/table-room.test.ts',
    faults: [
      ['0009 13.5', 'columns come and go with a scroll bar', 'const EASE = 24', 'const EASE = 0'],
      ['0009 13.5', 'the first column of low priority gives way first', 'of needs.toReversed()', 'of needs'],
    ],
  },
  {
    project: 'i18n',
    file: 'packages/i18n/src/react.ts',
    test: 'packages/i18n/src/texts-missing.test.ts',
    faults: [['0009 10.5', 'a missing text is asked for for ever', 'RETRIES = 2', 'RETRIES = 9']],
  },
  {
    project: 'contract',
    file: 'packages/contract/src/express/company-of-number.ts',
    test: 'packages/contract/src/express/company-of-number.test.ts',
    faults: [
      [
        '0009 13.1',
        'of two beginnings the shorter counts',
        'b.beginning.length - a.beginning.length',
        'a.beginning.length - b.beginning.length',
      ],
      ['0009 13.1', 'small letters name no company', '.toUpperCase()', ''],
    ],
  },
  {
    project: '@shiji/backoffice',
    file: 'packages/backoffice/src/shell/routes/menu-routes.ts',
    test: 'packages/backoffice/src/shell/routes/navigation.test.tsx',
    faults: [
      [
        '0009 13.6',
        'a page of others looks as if there were none',
        "undefined ? 'refused' : 'unknown'",
        "undefined ? 'unknown' : 'unknown'",
      ],
    ],
  },
  {
    project: '@shiji/backoffice',
    file: 'packages/backoffice/src/core/menu/offered-menu.ts',
    test: 'packages/backoffice/src/shell/routes/navigation.test.tsx',
    faults: [
      ['0009 13.7', 'pages without a screen stand in the menu', 'if (isUnbuilt(area, item.view)) return []', ''],
    ],
  },
  {
    project: 'tooling',
    file: 'packages/contract/src/platform/unbuilt-pages.ts',
    test: 'tooling/checks/calls/unbuilt-pages.test.ts',
    faults: [['0009 13.7', 'a page to come is not listed', "    'sms/index',\n", '']],
  },
  {
    project: 'seller',
    file: 'apps/seller/src/features/goods/skus/sku-fill.tsx',
    test: 'apps/seller/src/views/goods/form.test.tsx',
    faults: [
      [
        '0009 13.8',
        'a figure that was not filled in is dropped',
        "fields.length > 0 ? say('goods.fill_pending') : undefined",
        'undefined',
      ],
    ],
  },
  {
    project: 'admin',
    file: 'apps/admin/src/views/clock/index.tsx',
    test: 'apps/admin/src/views/clock/index.test.tsx',
    faults: [
      [
        '0009 13.13',
        'the clock says nothing before it moves',
        "words.length === 0 ? say('operations.clock_due_none') : words.join(' ')",
        "words.length === 0 ? say('operations.clock_due_none') : ''",
      ],
    ],
  },
  {
    project: 'admin',
    file: 'apps/admin/src/views/goods/form.tsx',
    test: 'apps/admin/src/views/goods/form.test.tsx',
    faults: [['0009 18.1', 'the form of goods sets nothing', '<GoodsTerms goods={row} />', 'null']],
  },
  {
    project: 'shop',
    file: 'apps/shop/src/pages/search/search-page.tsx',
    test: 'apps/shop/src/pages/search/search-page.test.tsx',
    faults: [
      [
        '0009 18.5',
        'broken parameters show every product',
        'const broken = id === undefined ? isUnreadable(params) : search.class_id === undefined',
        'const broken = id === undefined ? isUnreadable(undefined) : search.class_id === undefined',
      ],
    ],
  },
  {
    project: 'shop',
    file: 'apps/shop/src/pages/pay/success-page.tsx',
    test: 'apps/shop/src/pages/pay/success-page.test.tsx',
    faults: [
      [
        '0009 18.6',
        'nothing is told as paid',
        'const missing = groupId === undefined || isMissing(error)',
        'const missing = false',
      ],
    ],
  },
]

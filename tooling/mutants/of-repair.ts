import type { MutantGroup } from './groups.ts'

const server = (test: string) => ({ project: 'server', test: `apps/server/${test}` })

/** Faults that issue 9 took out of the server; here they come back, one at a time. */
const ofServerRepair: readonly MutantGroup[] = [
  {
    ...server('test/http/proxies.test.ts'),
    file: 'apps/server/src/http/server.ts',
    faults: [
      ['0009 9.1', 'of n proxies one too many is believed', 'hop < proxies', 'hop <= proxies'],
      ['0009 9.4', 'pages of another origin may not read the code', "'x-request-id', CODE_HEADER]", "'x-request-id']"],
    ],
  },
  {
    ...server('test/http/proxies.test.ts'),
    file: 'apps/server/src/http/mount.ts',
    faults: [['0009 9.4', 'the header says 200 of everything', 'CODE_HEADER, String(code)', "CODE_HEADER, '200'"]],
  },
  {
    ...server('src/infra/config/config.test.ts'),
    file: 'apps/server/src/infra/config/variable.ts',
    faults: [
      ['0009 9.5', 'a number beyond its bounds is taken', 'number >= low && number <= high', 'number >= low'],
      ['0009 9.1', 'TRUST_PROXY takes any text', 'items.every(fits)', 'items.some(fits)'],
    ],
  },
  {
    ...server('src/infra/config/config.test.ts'),
    file: 'apps/server/src/infra/config/config.ts',
    faults: [
      [
        '0009 9.5',
        'a secret stands in the message',
        'const found = isSecret ?',
        'const found = isSecret === undefined ?',
      ],
      ['0009 9.5', 'only the first mistake is told', "mistakes.join('\\n')", "mistakes[0] ?? ''"],
    ],
  },
  {
    ...server('test/http/list.test.ts'),
    file: 'apps/server/src/http/list.ts',
    faults: [
      [
        '0009 10.3',
        'an unknown operator is part of the value',
        'return operator === undefined ? undefined : [',
        "return operator === undefined ? [raw, 'eq'] : [",
      ],
      ['0009 10.3', 'what follows the direction is not read', 'more.length === 0 && Object', 'Object'],
    ],
  },
  {
    ...server('src/infra/keys/key-ring.test.ts'),
    file: 'apps/server/src/infra/keys/open-key-ring.ts',
    faults: [
      [
        '0009 6.4',
        'production with a database of its own makes a key by itself',
        "if (config.mode === 'production' && config.databaseUrl !== undefined)",
        'if (config.databaseUrl === null)',
      ],
    ],
  },
  {
    ...server('src/infra/keys/key-ring.test.ts'),
    file: 'apps/server/src/infra/keys/key-file.ts',
    faults: [['0009 6.4', 'a key that others can read is taken', '& OTHERS) !== 0', '& OTHERS) < 0']],
  },
  {
    ...server('src/infra/keys/key-ring.test.ts'),
    file: 'apps/server/src/infra/keys/read-keys.ts',
    faults: [['0009 6.4', 'the oldest key is the newest', '] = keys\n', '] = keys.toReversed()\n']],
  },
  {
    ...server('src/modules/payment/http/payment.routes.test.ts'),
    file: 'apps/server/src/modules/identity/use-cases/check-pay-password.ts',
    faults: [['0009 6.5', 'a lost key looks like a wrong password', "if (state === 'lost') throw", 'if (false) throw']],
  },
  {
    ...server('src/modules/identity/http/login-device.test.ts'),
    file: 'apps/server/src/modules/identity/use-cases/login-challenge.ts',
    faults: [
      ['0009 7.2', 'an easier challenge pays for a harder try', 'Number(solved) >= level', 'Number(solved) >= 1'],
      ['0009 7.2', 'a solved challenge pays twice', '=== 1\n', '>= 1\n'],
    ],
  },
  {
    ...server('src/modules/identity/http/login-device.test.ts'),
    file: 'apps/server/src/modules/identity/domain/login-delay.ts',
    faults: [['0009 7.2', 'challenges grow no harder', 'Math.min(HARDEST, failures - after + 1)', '1']],
  },
  {
    ...server('src/infra/database/transaction.test.ts'),
    file: 'apps/server/src/infra/database/transaction.ts',
    faults: [
      ['0009 5.2', 'a commit without an answer counts as undone', "isCommitting ? 'unknown' : 'undone'", "'undone'"],
      ['0009 5.1', 'nobody hears that a connection was cut', "client.on('error', onCut)", ''],
    ],
  },
  {
    ...server('src/infra/jobs/jobs.test.ts'),
    file: 'apps/server/src/infra/jobs/worker.ts',
    faults: [['0009 5.3', 'a worker asks a dead database without a rest', 'IDLE_MS * 2 ** failures', 'IDLE_MS']],
  },
  {
    ...server('src/modules/order/data/due.test.ts'),
    file: 'apps/server/src/modules/order/data/due.queries.ts',
    faults: [
      ['0009 13.13', 'a move cancels more than it said', "of('waiting_payment'),", "of('waiting_receipt'),"],
      [
        '0009 13.13',
        'stores get less than the run said',
        'subtract(fen(Number(lines[0]?.paid ?? 0)), commissionOf(sold))',
        'fen(Number(lines[0]?.paid ?? 0))',
      ],
    ],
  },
  {
    ...server('test/races/sales.test.ts'),
    file: 'apps/server/src/modules/catalog/data/sales.repo.ts',
    faults: [
      ['0009 14.2', 'a second sale is not counted', 'sales = c.sales + excluded.sales', 'sales = c.sales'],
      [
        '0009 14.2',
        'what is carried over replaces what was sold before',
        'set sales = g.sales + t.sales',
        'set sales = t.sales',
      ],
    ],
  },
  {
    ...server('src/modules/insight/http/closed-days.test.ts'),
    file: 'apps/server/src/modules/insight/data/closed-days.repo.ts',
    faults: [['0009 15.2', 'closed days forget how many pieces went', 'sum(l.buy_num)', 'count(*)']],
  },
  {
    ...server('src/modules/insight/domain/closed-days.test.ts'),
    file: 'apps/server/src/modules/insight/domain/closed-days.ts',
    faults: [['0009 15.2', 'a day closes at midnight, with payments on their way', '10 * MINUTE', '0 * MINUTE']],
  },
  {
    ...server('src/modules/finance/domain/check-due.test.ts'),
    file: 'apps/server/src/modules/finance/domain/check-due.ts',
    faults: [
      ['0009 15.2', 'a long check is begun again at once', 'since >= last.ms * REST_PER_MS', 'since >= last.ms'],
    ],
  },
  {
    ...server('test/http/list-plans.test.ts'),
    file: 'apps/server/src/http/list.ts',
    faults: [
      [
        '0009 15.2',
        'a number is looked for in the middle of all',
        "operators: ['eq', 'likeRight', 'in'],\n  isCode",
        "operators: ['eq', 'like', 'likeRight', 'in'],\n  isCode",
      ],
    ],
  },
  {
    ...server('test/http/desk.test.ts'),
    file: 'apps/server/src/modules/platform/data/site.queries.ts',
    faults: [['0009 18.4', '/common says nothing of being loaded', '    load: true,\n', '    load: false,\n']],
  },
  {
    ...server('src/modules/catalog/http/search.routes.test.ts'),
    file: 'apps/server/src/http/readable-search.ts',
    faults: [['0009 18.5', 'an unreadable search is a broken request', "params.replaceAll('%', '%25')", 'params']],
  },
  {
    ...server('src/modules/platform/http/express.admin.routes.test.ts'),
    file: 'apps/server/src/http/list.ts',
    faults: [
      ['0009 18.8', 'a page of 401 rows is given', '1, LIMITS.list.perPageMax', '1, LIMITS.list.perPageMax + 1'],
    ],
  },
]

/** The same for the three SPAs and what they share. */
const ofScreenRepair: readonly MutantGroup[] = [
  {
    project: 'ui',
    file: 'packages/ui/src/toast/toast.ts',
    test: 'packages/ui/src/toast/toaster.test.tsx',
    faults: [
      ['0009 12.3', 'a message stays for a minute', 'READING_MS = 8000', 'READING_MS = 60_000'],
      ['0009 12.3', 'a message outlives its page', 'acrossPages || saidAt >= leftAt - BELONGS_MS', 'true'],
    ],
  },
  {
    project: 'shop',
    file: 'apps/shop/src/app/layout/shop-layout.tsx',
    test: 'apps/shop/src/app/layout/shop-layout.test.tsx',
    faults: [['0009 12.3', 'messages cover the header', '<Toaster top=', '<Toaster key=']],
  },
  {
    project: 'shop',
    file: 'apps/shop/src/app/layout/cart-link.tsx',
    test: 'apps/shop/src/app/layout/header.test.tsx',
    faults: [['0009 12.4', 'a cart that cannot be counted is empty', '(isError ? undefined : 0)', '0']],
  },
  {
    project: '@shiji/api',
    file: 'packages/api/src/base/failure.ts',
    test: 'packages/api/src/base/failures.test.ts',
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
    file: 'packages/api/src/base/answer.ts',
    test: 'packages/api/src/base/failures.test.ts',
    faults: [['0009 18.9', '405 is told as a failure', ' || json.code === CODE.silent', '']],
  },
  {
    project: '@shiji/api',
    file: 'packages/api/src/base/early-calls.ts',
    test: 'packages/api/src/base/early-calls.test.ts',
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
    faults: [
      ['0009 16.2', 'the first drawing makes cards that nobody sees', '|| !arrivesOnPhone())', '|| true)'],
      ['0009 16.2', 'a page that is loaded again jumps', "'type') === 'navigate'", "'type') !== ''"],
    ],
  },
  {
    project: 'ui',
    file: 'packages/ui/src/data-table/layout/table-room.ts',
    test: 'packages/ui/src/data-table/layout/table-room.test.ts',
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
    project: '@shiji/backoffice',
    file: 'packages/backoffice/src/order/company-of-number.ts',
    test: 'packages/backoffice/src/order/company-of-number.test.ts',
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
    file: 'packages/backoffice/src/routes/menu-routes.ts',
    test: 'packages/backoffice/src/routes/navigation.test.tsx',
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
    file: 'packages/backoffice/src/menu/offered-menu.ts',
    test: 'packages/backoffice/src/routes/navigation.test.tsx',
    faults: [
      ['0009 13.7', 'pages without a screen stand in the menu', 'if (isUnbuilt(area, item.view)) return []', ''],
    ],
  },
  {
    project: 'tooling',
    file: 'packages/contract/src/platform/unbuilt-pages.ts',
    test: 'tooling/checks/unbuilt-pages.test.ts',
    faults: [['0009 13.7', 'a page to come is not listed', "    'sms/index',\n", '']],
  },
  {
    project: 'seller',
    file: 'apps/seller/src/features/goods/sku-fill.tsx',
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
    faults: [['0009 18.1', 'the form of goods is an empty page', '<PendingForm />', 'null']],
  },
  {
    project: 'shop',
    file: 'apps/shop/src/pages/search/search-page.tsx',
    test: 'apps/shop/src/pages/search/search-page.test.tsx',
    faults: [
      [
        '0009 18.5',
        'broken parameters show every product',
        'const broken = isUnreadable(params)',
        'const broken = isUnreadable(undefined)',
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

const tooling = (file: string, test: string) => ({
  project: 'tooling',
  file: `tooling/${file}`,
  test: `tooling/${test}`,
})

/** The same for yardsticks, checks and what deploys the parts. */
const ofToolRepair: readonly MutantGroup[] = [
  {
    project: 'bench',
    file: 'bench/stage/vitals.ts',
    test: 'bench/stage/vitals.test.ts',
    faults: [
      ['0009 3.1', 'the first tap counts, not the longest', 'Math.max(seen.taps[id] ?? 0, entry.duration)', '0'],
      ['0009 3.1', 'what moves is not seen', "seen.cls += number(entry, 'value')", 'seen.cls += 0'],
    ],
  },
  {
    ...tooling('wire/wire.ts', 'wire/wire.test.ts'),
    faults: [
      [
        '0009 3.3',
        'what a page fetches later is not weighed',
        'while (open.size > 0 || performance.now() - last < ms)',
        'while (false)',
      ],
      ['0009 3.3', 'pictures of data count as fetched', '/^https?:/.test(url)', 'url !== undefined'],
    ],
  },
  {
    ...tooling('ci/sizes.ts', 'ci/sizes.test.ts'),
    faults: [['0009 3.3', 'a page that fetched nothing passes', 'weight.files > 0 && ', '']],
  },
  {
    ...tooling('wire/visits.ts', 'wire/visits.test.ts'),
    faults: [
      [
        '0009 3.2',
        'the cart is not visited',
        "  shop('cart', '/carts', '/api/user/carts', ['stores', 0, 'lines', 0, 'name'], true),\n",
        '',
      ],
    ],
  },
  {
    project: 'tooling',
    file: 'packages/contract/src/list.ts',
    test: 'tooling/checks/one-source.test.ts',
    faults: [
      [
        '0009 18.12',
        'a constant is written twice',
        'export const FILTER_OPERATORS',
        'export const WIDTH = 165\nexport const FILTER_OPERATORS',
      ],
    ],
  },
  {
    project: 'tooling',
    file: 'deploy/shop/site.conf',
    test: 'tooling/ci/deploy-sites.test.ts',
    faults: [
      ['0009 19.3', 'pictures come from everywhere', "img-src 'self' data: blob:", "img-src 'self' data: blob: https:"],
    ],
  },
  {
    project: 'tooling',
    file: 'deploy/render.sh',
    test: 'tooling/ci/deploy-sites.test.ts',
    faults: [['0009 19.1', 'the origin of files is not filled in', '|$FILES_ORIGIN|g"', '|$API_ORIGIN|g"']],
  },
]

export const ofRepair = [...ofServerRepair, ...ofScreenRepair, ...ofToolRepair]

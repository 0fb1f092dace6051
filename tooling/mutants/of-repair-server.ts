import type { MutantGroup } from './groups.ts'

const server = (test: string) => ({ project: 'server', test: `apps/server/${test}` })

/** Faults that issue 9 removed from the server; reintroduced here, one at a time. */
export const ofServerRepair: readonly MutantGroup[] = [
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
    file: 'apps/server/src/http/routes/mount.ts',
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
    file: 'apps/server/src/records/list.ts',
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
    file: 'apps/server/src/modules/identity/use-cases/accounts/check-pay-password.ts',
    faults: [['0009 6.5', 'a lost key looks like a wrong password', "if (state === 'lost') throw", 'if (false) throw']],
  },
  {
    ...server('src/modules/identity/http/login-device.test.ts'),
    file: 'apps/server/src/modules/identity/use-cases/sessions/login-challenge.ts',
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
    file: 'apps/server/src/modules/catalog/data/goods/sales.repo.ts',
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
    file: 'apps/server/src/records/list.ts',
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
    file: 'apps/server/src/modules/platform/data/site/site.queries.ts',
    faults: [['0009 18.4', '/common says nothing of being loaded', '    load: true,\n', '    load: false,\n']],
  },
  {
    ...server('src/modules/catalog/http/search.routes.test.ts'),
    file: 'apps/server/src/http/pages/readable-search.ts',
    faults: [['0009 18.5', 'an unreadable search is a broken request', "params.replaceAll('%', '%25')", 'params']],
  },
  {
    ...server('src/modules/platform/http/express.admin.routes.test.ts'),
    file: 'apps/server/src/records/list.ts',
    faults: [
      ['0009 18.8', 'a page of 401 rows is given', '1, LIMITS.list.perPageMax', '1, LIMITS.list.perPageMax + 1'],
    ],
  },
  {
    ...server('src/infra/outside/fetch-foreign.test.ts'),
    file: 'apps/server/src/infra/outside/fetch-foreign.ts',
    faults: [
      ['0009 8.4', 'a private address is taken', 'addresses.every(isPublicAddress)', 'addresses.some(isPublicAddress)'],
      [
        '0009 8.4',
        'a redirect is not checked',
        'const ip = await checkedAddress(internet, url, signal)',
        'const ip = hop > 0 ? url.hostname : await checkedAddress(internet, url, signal)',
      ],
      ['0009 8.4', 'a long body is read to its end', 'if (size > MOST_BYTES)', 'if (size < 0)'],
    ],
  },
  {
    ...server('src/infra/outside/internet.test.ts'),
    file: 'apps/server/src/infra/outside/internet.ts',
    faults: [['0009 8.4', 'a host is found a second time', 'lookup: (_host', 'unused: (_host']],
  },
  {
    ...server('src/modules/identity/http/foreign-avatar.test.ts'),
    file: 'apps/server/src/modules/platform/use-cases/keep-foreign-avatar.ts',
    faults: [
      ['0009 8.4', 'a double click keeps two', 'if (known === undefined) await record', 'await record'],
      ['0009 8.4', 'what a double click wrote stays', 'if (url !== kept.url) await', 'if (url === undefined) await'],
    ],
  },
]

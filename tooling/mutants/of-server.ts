import type { MutantGroup } from './groups.ts'

const at = (test: string) => ({ project: 'server', test: `apps/server/src/${test}` })

/** Rules of the server that can be tested without a database. */
export const ofServer: readonly MutantGroup[] = [
  {
    ...at('modules/order/domain/order.machine.test.ts'),
    file: 'apps/server/src/modules/order/domain/order.machine.ts',
    faults: [
      ['0002 9.18', 'the timer no longer cancels', "by: ['buyer', 'timer', 'admin']", "by: ['buyer', 'admin']"],
      [
        '0002 9.14',
        'a cancelled order can be paid',
        "pay: { from: ['waiting_payment']",
        "pay: { from: ['waiting_payment', 'cancel']",
      ],
      [
        '0002 9.11',
        'a seller can confirm receipt',
        "to: 'waiting_comment', by: ['buyer', 'timer']",
        "to: 'waiting_comment', by: ['buyer', 'timer', 'seller']",
      ],
      ['0002 10.10', 'the buyer has no button to pay', "? (['pay'] as const) : []", '? [] : []'],
    ],
  },
  {
    ...at('modules/order/domain/due.test.ts'),
    file: 'apps/server/src/modules/order/domain/due.ts',
    faults: [
      ['0002 9.11', 'receipt is confirmed from shipping, not from delivery', 'deliveredAt ?? after(', 'after('],
      ['0002 9.13', 'settlement is due at once', '(gradeMinutes ?? timers.settlement) * MINUTE', '0 * MINUTE'],
      [
        '0012 1.11',
        'the delay of a grade changes nothing',
        '(gradeMinutes ?? timers.settlement)',
        '(timers.settlement)',
      ],
    ],
  },
  {
    ...at('modules/promotion/pricing/quote.test.ts'),
    file: 'apps/server/src/modules/promotion/pricing/quote.ts',
    faults: [
      ['0002 9.5', 'freight is not paid', 'discountAmount), delivery.amount)', 'discountAmount), add())'],
      [
        '0002 9.5',
        'discounts are not taken off',
        'subtract(goods.goodsAmount, goods.discountAmount)',
        'goods.goodsAmount',
      ],
      ['0002 9.8', 'the price is no fact of a quote', '        line.price,\n', ''],
      ['0002 9.8', 'the order of lines changes the facts', '.toSorted(bySku),\n  ])\n  return', ',\n  ])\n  return'],
    ],
  },
  {
    ...at('modules/promotion/pricing/freight.test.ts'),
    file: 'apps/server/src/modules/promotion/pricing/freight.ts',
    faults: [
      ['0002 9.6', 'a started step costs nothing', 'Math.ceil(beyond', 'Math.floor(beyond'],
      [
        '0002 9.6',
        'the province goes before the city',
        'const CITY = 2\nconst PROVINCE = 1',
        'const CITY = 1\nconst PROVINCE = 2',
      ],
      [
        '0002 9.6',
        'free goods are weighed with the others',
        "if (line.mode === 'free')",
        "if (line.mode === 'free' && line.weight === 0)",
      ],
    ],
  },
  {
    ...at('modules/store/domain/store.machine.test.ts'),
    file: 'apps/server/src/modules/store/domain/trading.ts',
    faults: [
      [
        '0002 9.1',
        'a store on holiday goes on selling',
        "store.verify === 'passed' && statusAt(store, now) === 'open'",
        "store.verify === 'passed' && statusAt(store, now) !== 'closed'",
      ],
    ],
  },
  {
    ...at('modules/store/domain/store-states.test.ts'),
    file: 'apps/server/src/modules/store/domain/trading.ts',
    faults: [
      ['0012 1.14', 'a store is still open at the instant of its closing', 'closesAt <= now', 'closesAt < now'],
      ['0012 1.14', 'a holiday outlasts its end by an instant', 'holidayUntil <= now', 'holidayUntil < now'],
    ],
  },
  {
    ...at('modules/store/domain/store.machine.test.ts'),
    file: 'apps/server/src/modules/store/domain/store.machine.ts',
    faults: [
      [
        '0002 10.20',
        'a denied store cannot apply again',
        "from: ['fill_information', 'denied']",
        "from: ['fill_information']",
      ],
      [
        '0002 9.1',
        'a seller opens a store that was closed',
        "open: { from: ['closed', 'holiday'], to: 'open', by: ['admin'] }",
        "open: { from: ['closed', 'holiday'], to: 'open', by: ['admin', 'seller'] }",
      ],
    ],
  },
  {
    ...at('modules/catalog/domain/goods.machine.test.ts'),
    file: 'apps/server/src/modules/catalog/domain/goods.machine.ts',
    faults: [
      ['0002 10.21', 'rejected goods are not looked at again', "before === 'rejected' || isReviewOn", 'isReviewOn'],
      ['0002 10.21', 'a change of stock sends goods to review', 'if (!isShownChanged) return before', ''],
    ],
  },
  {
    ...at('modules/catalog/domain/sku-matrix.test.ts'),
    file: 'apps/server/src/modules/catalog/domain/sku-matrix.ts',
    faults: [
      [
        '0002 9.1',
        'a combination may stand twice',
        "if (seen.has(key)) return [{ field, key: 'refusal.sku_duplicate' }]",
        '',
      ],
      [
        '0002 9.1',
        'two SKUs share a code',
        "code !== '' && codes.indexOf(code) < index",
        'codes.indexOf(code) < 0 && index > 0',
      ],
      [
        '0004 2.6',
        'goods without English names pretend to have some',
        'hasEnglish ? values',
        'values.length > 0 ? values',
      ],
    ],
  },
  {
    ...at('modules/identity/domain/password.test.ts'),
    file: 'apps/server/src/modules/identity/domain/password.ts',
    faults: [
      [
        '0002 6.1',
        'a name may be its own password',
        'return low !== username.toLowerCase()',
        'return low !== username',
      ],
      ['0002 9.9', '123456 is a payment password', '!ROWS.slice(0, 2).some(row => row.includes(digits))', 'true'],
    ],
  },
  {
    ...at('modules/identity/domain/login-delay.test.ts'),
    file: 'apps/server/src/modules/identity/domain/login-delay.ts',
    faults: [
      ['0009 7.2', 'waits do not double', '1_000 * 2 ** (failures - free)', '1_000 * (failures - free + 1)'],
      [
        '0009 7.2',
        'the challenge gets harder without end',
        'Math.min(HARDEST, failures - after + 1)',
        'failures - after + 1',
      ],
    ],
  },
  {
    ...at('modules/finance/domain/journal.test.ts'),
    file: 'apps/server/src/modules/finance/domain/journal.ts',
    faults: [
      ['0002 8.1', 'a journal need not balance', 'if (sum !== 0) throw', 'if (sum > 0) throw'],
      ['0002 8.1', 'half a fen is booked', '!Number.isSafeInteger(amount)', '!Number.isFinite(amount)'],
      [
        '0002 8.1',
        'an account is touched twice',
        'if (touched.size !== postings.length)',
        'if (touched.size > postings.length)',
      ],
    ],
  },
  {
    ...at('modules/messaging/domain/sms-code.test.ts'),
    file: 'apps/server/src/modules/messaging/domain/sms-code.ts',
    faults: [
      ['0002 5.15', 'a code stands in the log', "'*'.repeat(code.length)", 'code'],
      ['0002 6.1', 'a number of eleven digits is enough', '/^1[3-9]\\d{9}$/', '/^1\\d{10}$/'],
    ],
  },
  {
    ...at('infra/start/start.test.ts'),
    file: 'apps/server/src/infra/start/failure-line.ts',
    faults: [
      ['0002 2.7', 'a full disk has no line of its own', "code === 'ENOSPC'", "code === 'EDQUOT'"],
      [
        '0002 2.5',
        'a port for root is told as a fault of ours',
        "code === 'EACCES' && isCall(error, 'listen')",
        "code === 'EACCES' && isCall(error, 'bind')",
      ],
    ],
  },
  {
    ...at('infra/start/start.test.ts'),
    file: 'apps/server/src/infra/start/shutdown.ts',
    faults: [
      [
        '0002 5.17',
        'the oldest stops first',
        'let step = this.#steps.pop(); step !== undefined; step = this.#steps.pop()',
        'let step = this.#steps.shift(); step !== undefined; step = this.#steps.shift()',
      ],
    ],
  },
  {
    ...at('infra/log/hide.test.ts'),
    file: 'apps/server/src/infra/log/hide.ts',
    faults: [
      ['0002 5.15', 'phones stand in the log', '|phone|mobile', ''],
      [
        '0002 5.15',
        'lists are not looked into',
        'if (Array.isArray(value)) return value.map(item => hideSecrets(item, within, depth + 1))',
        'if (Array.isArray(value)) return value',
      ],
    ],
  },
  {
    ...at('infra/rich-text/rich-text.test.ts'),
    file: 'apps/server/src/infra/rich-text/rich-text.ts',
    faults: [
      ['0003 2.9', 'an empty text is kept as a page', "isEmpty(ops) ? ''", "ops.length < 0 ? ''"],
      ['0009 8.1', 'foreign pictures stay', "frame.tag === 'img' && !isPicture(", "frame.tag === 'img' && isPicture("],
    ],
  },
  {
    ...at('infra/search/completions.test.ts'),
    file: 'apps/server/src/infra/search/completions.ts',
    faults: [
      [
        '0002 10.3',
        'words of the other language come first',
        "(pinyin === '') === isEnglish",
        "(pinyin !== '') === isEnglish",
      ],
      [
        '0002 10.3',
        'what few are named by goes before what many are',
        'b.records - a.records',
        'a.records - b.records',
      ],
    ],
  },
  {
    ...at('modules/platform/http/express.admin.routes.test.ts'),
    file: 'apps/server/src/records/list-sql.ts',
    faults: [
      [
        '0003 21',
        'ties stand in any order',
        '[...list.sorts, { column: idColumn, order } satisfies Sort]',
        'list.sorts.filter(() => idColumn !== undefined || order)',
      ],
    ],
  },
]

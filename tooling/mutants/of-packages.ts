import type { MutantGroup } from './groups.ts'

/** What all sides share: kit, contract, i18n, the client. */
export const ofPackages: readonly MutantGroup[] = [
  {
    project: 'kit',
    test: 'packages/kit/src/money/allocate.test.ts',
    file: 'packages/kit/src/money/allocate.ts',
    faults: [
      ['0002 4.1', 'a fen is lost in a split', 'slice(0, Number(left))', 'slice(0, Number(left) - 1)'],
      ['0002 4.1', 'ties go to the later part', 'shares.toSorted(', 'shares.toReversed().toSorted('],
    ],
  },
  {
    project: 'kit',
    test: 'packages/kit/src/money/rounding.test.ts',
    file: 'packages/kit/src/money/rounding.ts',
    faults: [['0002 4.1', '5 is rounded down', ">= '5'", "> '5'"]],
  },
  {
    project: 'kit',
    test: 'packages/kit/src/text/clip.test.ts',
    file: 'packages/kit/src/text/clip.ts',
    faults: [['0009 10.1', 'a character is halved', 'isHalved(text, length) ? length - 1 : length', 'length']],
  },
  {
    project: 'kit',
    test: 'packages/kit/src/link/link.test.ts',
    file: 'packages/kit/src/link/link.ts',
    faults: [
      ['0009 8.1', 'a resolved path may be another site', 'STAYS.test(path) ? path : undefined', 'path'],
      [
        '0009 8.1',
        'names and passwords may stand in a link',
        "url.username !== '' || url.password !== ''",
        "url.password !== ''",
      ],
    ],
  },
  {
    project: 'contract',
    test: 'packages/contract/src/texts/file-url.test.ts',
    file: 'packages/contract/src/texts/file-url.ts',
    faults: [['0009 8.2', 'a file may lie above its folder', '(?!.*\\\\.\\\\.)', '']],
  },
  {
    project: '@shiji/api',
    test: 'packages/api/src/base/transport/failures.test.ts',
    file: 'packages/api/src/base/transport/failure.ts',
    faults: [
      [
        '0009 12.4',
        'slow is told as unreachable',
        "kind === 'network' && failure.late",
        "kind === 'aborted' && failure.late",
      ],
      ['0003 2.16', 'fields of a refusal are not read', 'failure.code !== 422', 'failure.code !== 421'],
    ],
  },
  {
    project: '@shiji/api',
    test: 'packages/api/src/base/transport/form.test.ts',
    file: 'packages/api/src/base/transport/form.ts',
    faults: [
      ['0003 2.15', 'an empty is_sort stays empty', "['is_type', 'is_sort']", "['is_type']"],
      ['0002 5.3', 'an empty list is dropped', "return [[name, '[]']]", 'return []'],
    ],
  },
  {
    project: '@shiji/api',
    test: 'packages/api/src/base/page/runtime-config.test.ts',
    file: 'packages/api/src/base/page/runtime-config.ts',
    faults: [
      [
        '0004 5.2',
        'accounts of the demo show everywhere',
        'demoAccounts: demo ? accounts : []',
        'demoAccounts: accounts',
      ],
    ],
  },
]

import type { MutantGroup } from './groups.ts'

const tooling = (file: string, test: string) => ({
  project: 'tooling',
  file: `tooling/${file}`,
  test: `tooling/${test}`,
})

/** Faults that issue 9 took out of yardsticks, checks and what deploys the parts. */
export const ofToolRepair: readonly MutantGroup[] = [
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
    file: 'packages/contract/src/lists/list.ts',
    test: 'tooling/checks/code/one-source.test.ts',
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

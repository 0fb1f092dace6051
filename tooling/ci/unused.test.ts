import { expect, it } from 'vitest'
import { readFindings } from './unused.ts'

it('names what nothing uses, and leaves out what tools call by name and the words of the wire', () => {
  const json = JSON.stringify({
    issues: [
      { file: 'packages/ui/src/a.ts', files: [], exports: [{ name: 'lost', line: 3 }], types: [{ name: 'Lost' }] },
      { file: 'packages/ui/src/a.stories.tsx', exports: [{ name: 'Shown', line: 9 }] },
      { file: 'apps/admin/src/views/users/index.tsx', exports: [{ name: 'Component' }] },
      { file: 'packages/contract/src/statuses.ts', types: [{ name: 'CouponStatus' }] },
      { file: 'apps/shop/package.json', dependencies: [{ name: 'left-pad', line: 12 }] },
      { file: 'bench/old.ts', files: [{ name: 'bench/old.ts' }] },
    ],
  })

  expect(readFindings(json)).toEqual([
    'packages/ui/src/a.ts:3: unused exports: lost',
    'packages/ui/src/a.ts: unused types: Lost',
    'apps/shop/package.json:12: unused dependencies: left-pad',
    'bench/old.ts: unused files: bench/old.ts',
  ])
})

import { drawn } from './sample.ts'

/** `sample`: what `.ci/run` has time for, chosen by the commit; `all`: what `pnpm prove` runs. */
export type Depth = 'sample' | 'all'

/** A run of vitest: name, arguments, environment. */
export type Run = { name: string; args: readonly string[]; env: Readonly<Record<string, string>> }

/** What differs between versions of PostgreSQL, as parts of the paths of its tests in `apps/server`. */
export const ON_OLDEST = {
  // All migrations run at the start of any of these; one of them moves what was stored before.
  migrations: [
    'test/harness/database.test.ts',
    'src/infra/database/',
    'src/modules/platform/data/site/setting-names.test.ts',
  ],
  invariants: ['src/infra/invariants/'],
  races: ['test/races/'],
  journey: ['test/journeys/purchase.test.ts'],
} as const

/** What runs on PostgreSQL 15, the oldest version that the product supports. */
export const onOldest = (depth: Depth): Omit<Run, 'env'> => ({
  name: 'server on PostgreSQL 15',
  args: ['--project=server', ...(depth === 'all' ? [] : Object.values(ON_OLDEST).flat())],
})

const PARTS = 6

// The test command runs all stories in the light and in Chinese.
const OTHERWISE = [
  { name: 'stories in the dark', env: { STORY_THEME: 'dark' } },
  { name: 'stories in English', env: { STORY_LOCALE: 'en' } },
]

/**
 * The stories in variants that the test command does not run; in a sample, a sixth of them, chosen by the commit for
 * each variant.
 */
export const storiesOtherwise = (depth: Depth, hash: string): readonly Run[] =>
  OTHERWISE.map(({ name, env }) => {
    if (depth === 'all') return { name, args: ['--project=stories*'], env }
    const part = drawn(hash, name, PARTS) + 1
    return { name: `${name}, part ${part} of ${PARTS}`, args: ['--project=stories*', `--shard=${part}/${PARTS}`], env }
  })

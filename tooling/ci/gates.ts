import { mutantsStep } from '../mutants/step.ts'
import { checkout, oneGate, type Step, vitestStep } from '../test/step.ts'
import { inBrowser } from '../test/steps.ts'
import { fullWorld } from './full-world.ts'
import { growth, growthWhole } from './growth.ts'
import { memory } from './memory/memory.ts'
import { findDrift } from './migrations.ts'
import {
  expectPageWithoutServer,
  expectUnreadableSearch,
  expectWrittenPages,
  findNginx,
  withOwnOrigins,
} from './own-origins.ts'
import { findPostgres15, withPostgres15 } from './postgres15.ts'
import { type Depth, onOldest, storiesOtherwise } from './runs.ts'
import { commitHash } from './sample.ts'
import { weighPages } from './sizes.ts'
import { checkStorybook } from './storybook.ts'
import { findUnused } from './unused.ts'

const onPostgres15 = (depth: Depth): Step => {
  const { name, args } = onOldest(depth)
  return {
    name,
    run: async () => {
      const programs = findPostgres15()
      if (!programs) throw new Error('PostgreSQL 15 is not installed here: install the package postgresql-15.')
      return withPostgres15(programs, url => vitestStep(name, args, { env: { TEST_DATABASE_URL: url } }).run())
    },
  }
}

const stories = (depth: Depth): readonly Step[] =>
  storiesOtherwise(depth, commitHash()).map(({ name, args, env: own }) =>
    inBrowser(name, env => vitestStep(name, args, { env: { ...env, ...own } })),
  )

const migrations: Step = {
  name: 'migrations',
  run: async () => {
    const drift = await findDrift()
    if (drift) console.log(drift)
    return oneGate(drift ?? '')
  },
}

const unused: Step = {
  name: 'unused code',
  run: async () => {
    const findings = await findUnused()
    for (const finding of findings) console.log(finding)
    return oneGate(findings.join('\n'))
  },
}

const sizes: Step = {
  name: 'sizes of the pages',
  run: async () => {
    const weighed = await weighPages(checkout)
    for (const { line, ok } of weighed) console.log(`${ok ? '  ' : '! '}${line}`)
    const failures = weighed.filter(({ ok }) => !ok).map(({ line }) => line)
    return { passed: weighed.length - failures.length, failed: failures.length, skipped: [], failures }
  },
}

const storybook: Step = {
  name: 'storybook below a path',
  run: async () => {
    const faults = await checkStorybook()
    for (const fault of faults) console.log(fault)
    return oneGate(faults.join('\n'))
  },
}

const ownOrigins = inBrowser('each page on its own origin', env => ({
  name: 'each page on its own origin',
  run: async () => {
    const nginx = findNginx()
    if (!nginx) throw new Error('nginx is not installed here: install the package nginx-light.')
    return withOwnOrigins(nginx, async (origins, stopServer) => {
      await expectUnreadableSearch(origins.shop)
      await expectWrittenPages(origins)
      const E2E_URL = [origins.shop, origins.seller, origins.admin].join(',')
      const journey = ['--project=e2e', 'e2e/journeys/a-buyer-buys-from-two-stores.test.ts']
      const result = await vitestStep('each page on its own origin', journey, { env: { ...env, E2E_URL } }).run()
      await stopServer()
      await expectPageWithoutServer(origins)
      return result
    })
  },
}))

/** The gates that are too slow, or need more than this machine, for the test command. */
export const gates = (depth: Depth): readonly Step[] => [
  onPostgres15(depth),
  ...stories(depth),
  ownOrigins,
  memory(depth === 'all' ? 60 : 5, [migrations, unused, storybook, sizes]),
  growth,
  mutantsStep(depth === 'all'),
  ...(depth === 'all' ? [fullWorld, growthWhole] : []),
]

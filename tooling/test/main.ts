import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gates } from '../ci/gates.ts'
import { commitHash } from '../ci/sample.ts'
import { checkout, runSteps } from './step.ts'
import { allSteps, quickSteps } from './steps.ts'
import { failureLines, outcomeOf, summaryLines } from './summary.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    all: { type: 'boolean' },
    prove: { type: 'boolean' },
    only: { type: 'string' },
  },
})

/** Tests with random inputs draw more of them in the higher tiers. */
process.env.SHIJI_TEST_TIER ??= values.prove ? 'prove' : 'test'
/** What is sampled is drawn by the commit. */
process.env.SHIJI_TEST_COMMIT ??= commitHash()
/** One step by its name is run whole. */
const share = values.all || values.prove || values.only ? 'all' : 'sample'

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

const everything = () => [
  ...allSteps(share, process.env.SHIJI_TEST_COMMIT ?? ''),
  ...(values.prove ? gates('all') : []),
]
const chosen = values.quick ? quickSteps() : everything()
/** Journeys run on what was built; one of them builds what has changed, under the servers of the others. */
const comesBefore = (name: string) => (name === 'journeys' ? chosen.filter(step => step.name === 'build') : [])
const only = (name: string) =>
  chosen
    .flatMap(step => [step, ...(step.meanwhile ?? [])])
    .flatMap(step => (step.name.startsWith(name) ? [...comesBefore(step.name), { ...step, meanwhile: [] }] : []))
const steps = values.only ? only(values.only) : chosen
const begun = Date.now()
const results = await runSteps(steps)
const lines = summaryLines(results, (Date.now() - begun) / 1000)
for (const line of lines) console.log(line)
const outcome = outcomeOf(results)
for (const line of failureLines(outcome.failures)) console.log(line)

const folder = join(checkout, '.cache/test')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'result.json'), `${JSON.stringify(outcome)}\n`)
if (values.prove) {
  const evidence = join(checkout, 'docs/evidence')
  mkdirSync(evidence, { recursive: true })
  writeFileSync(
    join(evidence, 'tests.md'),
    [
      '# Tests',
      '',
      `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${process.platform} ${process.arch}`,
      '',
      '```',
      ...lines,
      '```',
      '',
    ].join('\n'),
  )
}
process.exitCode = outcome.failed > 0 || results.length === 0 ? 1 : 0

import { parseArgs } from 'node:util'
import { mutants } from './all.ts'
import { livesOf, nameOf, tryMutants } from './step.ts'

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, list: { type: 'boolean' } },
})

const chosen = values.only
  ? mutants.filter((_, at) => values.only?.some(text => text.split(',').includes(String(at + 1))))
  : mutants

if (values.list) for (const mutant of chosen) console.log(`${nameOf(mutant)} (${mutant.test})`)
else {
  const lives = livesOf(await tryMutants(chosen))
  console.log(`${chosen.length - lives.length} of ${chosen.length} mutants killed`)
  if (lives.length > 0) console.log(`Proofs that let mutants live:\n${lives.join('\n')}`)
  process.exitCode = lives.length > 0 ? 1 : 0
}

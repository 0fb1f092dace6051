/** `pnpm bench [case …] [--option value]`: figures as ratios, costs, or beside their limit (README). No figure fails anything; a wrong answer does. */
import { cpus } from 'node:os'
import { CASES } from './cases/all.ts'
import { readCommand } from './options.ts'
import { runCases } from './run-cases.ts'
import { Stage } from './stage/stage.ts'

const { cases, options } = readCommand(process.argv.slice(2))
const unknown = cases.filter(name => !CASES.some(item => item.name === name))
if (unknown.length > 0) {
  const lines = CASES.map(({ name, about }) => `  ${name.padEnd(10)} ${about}`)
  console.error([`No such case: ${unknown.join(', ')}. There are:`, ...lines].join('\n'))
  process.exit(1)
}

console.log(`Node ${process.version}, ${cpus().length} cores`)
const wanted = CASES.filter(({ name }) => cases.length === 0 || cases.includes(name))
process.exitCode = await runCases(wanted, new Stage(), options, console.error)

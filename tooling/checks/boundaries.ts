import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTRACT_TYPES_ONLY, findSchemaValues } from './contract-types.ts'
import { type Cruise, checkout, configuration, cruiseFolders, type Violation } from './cruise.ts'
import { findRoomLoops, ROOMS_WITHOUT_LOOPS } from './room-loops.ts'

/** With a parser that does not fit the compiler the tool reads nothing and finds nothing; the tree has more than this. */
const FEWEST_MODULES = 250

const line = ({ rule, from, to }: Violation) => `${rule}: ${from} → ${to}`

const violationsOf = (cruise: Cruise): string[] =>
  [...cruise.violations, ...findSchemaValues(cruise), ...findRoomLoops(cruise)].map(line).toSorted()

/** Every rule must report exactly what the fixture breaks: a rule that no longer finds anything fails here. */
const checkFixture = async (): Promise<string[]> => {
  const root = join(import.meta.dirname, 'fixture')
  const found = violationsOf(await cruiseFolders(root, ['apps', 'packages'], { path: [] }))
  const expected = readFileSync(join(root, 'expected.txt'), 'utf8').trim().split('\n')
  const rules = [...configuration.forbidden.map(({ name }) => name), CONTRACT_TYPES_ONLY, ROOMS_WITHOUT_LOOPS]
  const untested = rules.filter(rule => !expected.some(text => text.startsWith(`${rule}: `)))
  return [
    ...expected.filter(text => !found.includes(text)).map(text => `fixture: not reported: ${text}`),
    ...found.filter(text => !expected.includes(text)).map(text => `fixture: reported without reason: ${text}`),
    ...untested.map(rule => `fixture: nothing breaks the rule ${rule}`),
  ]
}

const FOLDERS = ['apps', 'packages', 'tooling', 'e2e', 'bench'].filter(folder => existsSync(join(checkout, folder)))

/** Checks the import directions of the whole tree; returns one line per fault. */
export const checkBoundaries = async (): Promise<{ faults: string[]; modules: number }> => {
  const cruise = await cruiseFolders(checkout, FOLDERS)
  const modules = cruise.modules.filter(({ source }) => /^(apps|packages|tooling|e2e|bench)\//.test(source)).length
  const blind =
    modules < FEWEST_MODULES
      ? [`only ${modules} modules were read, at least ${FEWEST_MODULES} exist: the parser has gone blind`]
      : []
  return { modules, faults: [...blind, ...violationsOf(cruise), ...(await checkFixture())] }
}

if (import.meta.main) {
  const { faults, modules } = await checkBoundaries()
  for (const fault of faults) console.error(fault)
  console.log(`boundaries: ${modules} modules, ${faults.length} faults`)
  process.exitCode = faults.length > 0 ? 1 : 0
}

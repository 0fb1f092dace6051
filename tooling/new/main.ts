import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { nameOf } from './names.ts'
import type { Plan } from './plan.ts'
import { planModule, planResource, planUseCase } from './server.ts'
import { planComponent, planStory } from './ui.ts'
import { writePlan } from './write-plan.ts'

const USAGE = `pnpm new module <name>                                      a server module
pnpm new use-case <module> <verb-noun>                      a use case with its test
pnpm new resource-page <module> <noun> [--area admin]       schemas, table, queries and routes of an ordinary page
pnpm new component <common|shop|backoffice> <name>          a part of the UI kit with its stories
pnpm new story <packages/ui/src/common/x/x.tsx>             stories for a component that has none`

const plan = (kind: string | undefined, first: string | undefined, second: string | undefined, area: string): Plan => {
  switch (kind) {
    case 'module':
      return planModule(nameOf(first, 'the name'))
    case 'use-case':
      return planUseCase(nameOf(first, 'the module'), nameOf(second, 'the use case'))
    case 'resource-page':
      if (area !== 'admin' && area !== 'seller') throw new Error(`--area is admin or seller, not ${area}`)
      return planResource(nameOf(first, 'the module'), nameOf(second, 'the noun'), area)
    case 'component':
      return planComponent(first ?? '', nameOf(second, 'the name'))
    case 'story':
      return planStory(first ?? '')
    default:
      throw new Error(USAGE)
  }
}

const checkout = join(import.meta.dirname, '../..')

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { area: { type: 'string', default: 'admin' } },
  })
  const wanted = plan(positionals[0], positionals[1], positionals[2], values.area)
  const paths = writePlan(checkout, wanted)
  const formatted = paths.filter(path => /\.tsx?$/.test(path))
  if (formatted.length > 0)
    execFileSync('biome', ['format', '--write', ...formatted], { cwd: checkout, stdio: 'ignore' })
  for (const path of paths) console.log(path)
  console.log(`\nThen:\n${wanted.next.map(step => `  - ${step}`).join('\n')}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

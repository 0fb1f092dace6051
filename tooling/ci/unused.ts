import { runCommand } from '../test/run-command.ts'
import { checkout } from '../test/step.ts'

/** Files whose exports a tool or the router calls by name. */
const CALLED_BY_NAME =
  /\.stories\.tsx$|\/src\/views\/|(^|\/)(vite|vitest|vitest\.stories|drizzle)\.config\.ts$|^\.storybook\/|\/pictures\/|^tooling\/vite\/(no-hoisting|no-instruments-stub|no-framework-stub|lean-icon-stub|any-prop-stub)\.ts$/
/** The contract may export types that only one side uses, or none yet. */
const VOCABULARY = /^packages\/contract\//

type Finding = { name: string; line?: number }

const isFinding = (value: unknown): value is Finding =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'

const judge = (file: string, kind: string, findings: readonly Finding[]): string[] => {
  const isExport = kind === 'exports' || kind === 'types' || kind === 'nsExports' || kind === 'nsTypes'
  if (isExport && (CALLED_BY_NAME.test(file) || VOCABULARY.test(file))) return []
  return findings.map(({ name, line }) => `${file}${line === undefined ? '' : `:${line}`}: unused ${kind}: ${name}`)
}

/** Reads knip's JSON: one line per file, dependency or export that nothing uses. */
export const readFindings = (json: string): string[] => {
  const { issues }: { issues: Record<string, unknown>[] } = JSON.parse(json)
  return issues.flatMap(issue => {
    const file = String(issue.file)
    return Object.entries(issue).flatMap(([kind, found]) =>
      Array.isArray(found) ? judge(file, kind, found.filter(isFinding)) : [],
    )
  })
}

/** Finds code, exports and dependencies that nothing uses. */
export const findUnused = async (): Promise<string[]> => {
  const { output } = await runCommand('knip', ['--no-progress', '--reporter', 'json', '--no-config-hints'], {
    cwd: checkout,
    live: false,
    timeout: 300_000,
  })
  const start = output.indexOf('{')
  return start < 0 ? [`knip did not answer: ${output.slice(0, 500)}`] : readFindings(output.slice(start))
}

if (import.meta.main) {
  const findings = await findUnused()
  for (const finding of findings) console.log(finding)
  console.log(`unused: ${findings.length}`)
  process.exitCode = findings.length > 0 ? 1 : 0
}

import type { Cruise, Violation } from './cruise.ts'

export const CONTRACT_TYPES_ONLY = 'client-takes-contract-types-only'

const CLIENT = /^(apps\/(shop|seller|admin)|packages\/(ui|api|backoffice|i18n))\//
const TEST = /\.(test|stories)\.tsx?$|\/testing\//
const VALIDATOR = /(^|node_modules\/)typebox(\/|$)/

type Dependency = Cruise['modules'][number]['dependencies'][number]

const atRuntime = (dependency: Dependency) => !dependency.dependencyTypes.includes('type-only')

/**
 * Client code may import only types from contract files that lead to the validator, so that none of it reaches the
 * browser. dependency-cruiser's own reachability cannot leave type-only imports out, so the walk is made here.
 */
export const findSchemaValues = ({ modules }: Pick<Cruise, 'modules'>): Violation[] => {
  const bySource = new Map(modules.map(module => [module.source, module]))
  const known = new Map<string, boolean>()
  const leadsToValidator = (source: string): boolean => {
    const before = known.get(source)
    if (before !== undefined) return before
    known.set(source, false)
    const answer = (bySource.get(source)?.dependencies ?? [])
      .filter(atRuntime)
      .some(({ resolved }) => VALIDATOR.test(resolved) || leadsToValidator(resolved))
    known.set(source, answer)
    return answer
  }
  return modules
    .filter(({ source }) => CLIENT.test(source) && !TEST.test(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(atRuntime)
        .filter(
          ({ resolved }) =>
            VALIDATOR.test(resolved) || (resolved.startsWith('packages/contract/') && leadsToValidator(resolved)),
        )
        .map(({ resolved }) => ({ rule: CONTRACT_TYPES_ONLY, from: source, to: resolved })),
    )
}

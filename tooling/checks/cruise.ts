import { createRequire } from 'node:module'
import { join } from 'node:path'
import {
  cruise,
  type ICruiseOptions,
  type ICruiseResult,
  type IFlattenedRuleSet,
  type IModule,
} from 'dependency-cruiser'

export type Violation = { rule: string; from: string; to: string }
export type Cruise = { modules: IModule[]; violations: Violation[] }

type Configuration = {
  forbidden: { name: string; comment?: string }[] & IFlattenedRuleSet['forbidden']
  options: ICruiseOptions
}

export const checkout = join(import.meta.dirname, '../..')

/** The rules of the repository, as `.dependency-cruiser.cjs` at its root states them. */
export const configuration: Configuration = createRequire(import.meta.url)(join(checkout, '.dependency-cruiser.cjs'))

/** Reads every import below `folders` of `root` and judges it by the rules. */
export const cruiseFolders = async (
  root: string,
  folders: readonly string[],
  exclude = configuration.options.exclude,
): Promise<Cruise> => {
  const { forbidden, options } = configuration
  const { output } = await cruise([...folders], {
    ...options,
    ...(exclude && { exclude }),
    validate: true,
    ruleSet: { forbidden },
    baseDir: root,
  })
  const result: ICruiseResult = typeof output === 'string' ? JSON.parse(output) : output
  const violations = result.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
  return { modules: result.modules, violations }
}

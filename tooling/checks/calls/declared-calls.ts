import { isNode, isTest, type Node, parseSource, place, type SourceFile, sourceFiles, walk } from '../source-files.ts'

/** Endpoints of single calls. `base` makes them, `resource` serves every page by its address. */
const ENDPOINTS = 'packages/api/src/**/*.api.ts'
const ROUTES = 'apps/server/src/modules/**/*.ts'
const OWN_ADDRESSES = /^packages\/api\/src\/(base|resource)\//

const textOf = (node: Node): string | undefined => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateElement' || typeof node.value !== 'object' || node.value === null) return undefined
  return 'cooked' in node.value && typeof node.value.cooked === 'string' ? node.value.cooked : undefined
}

const nameOf = (node: unknown): unknown => (isNode(node) && node.type === 'Identifier' ? node.name : undefined)

/** `build.query(…)`, `build.mutation(…)`. */
const isHandMade = (node: Node): boolean => {
  const { callee } = node
  if (node.type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return false
  return nameOf(callee.object) === 'build' && ['query', 'mutation'].includes(String(nameOf(callee.property)))
}

/** Names every endpoint of a file that pairs address, arguments and answer by hand instead of taking a declared call. */
export const findPairedEndpoints = (file: SourceFile): string[] => {
  const faults: string[] = []
  walk(parseSource(file), node => {
    const text = textOf(node)
    if (text?.startsWith('/') === true) faults.push(`${place(file, node)}: ${text}: the call says where it is`)
    if (isHandMade(node)) faults.push(`${place(file, node)}: make it by queryOf or mutationOf from its call`)
  })
  return faults
}

/** Reports every route of a file that defines its own address and access. */
export const findUndeclaredRoutes = (file: SourceFile): string[] => {
  const faults: string[] = []
  walk(parseSource(file), node => {
    if (node.type === 'CallExpression' && nameOf(node.callee) === 'route')
      faults.push(`${place(file, node)}: declare the call in packages/contract and answer it`)
  })
  return faults
}

const files = (pattern: string): SourceFile[] => sourceFiles([pattern]).filter(({ path }) => !isTest(path))

/** Calls that are not declared in the contract, on either side. */
export const checkDeclaredCalls = (): string[] => [
  ...files(ENDPOINTS)
    .filter(({ path }) => !OWN_ADDRESSES.test(path))
    .flatMap(findPairedEndpoints),
  ...files(ROUTES).flatMap(findUndeclaredRoutes),
]

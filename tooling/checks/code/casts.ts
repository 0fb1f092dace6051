import { isNode, isTest, type Node, parseSource, place, type SourceFile, sourceFiles, walk } from '../source-files.ts'

/** Files without casts: the engine of lists and resources, and the routes over it. */
const CAST_FREE = ['apps/server/src/records/**/*.ts', 'apps/server/src/http/routes/resource.ts']

const isConst = (node: Node): boolean => {
  const { typeAnnotation } = node
  if (!isNode(typeAnnotation) || typeAnnotation.type !== 'TSTypeReference') return false
  return isNode(typeAnnotation.typeName) && typeAnnotation.typeName.name === 'const'
}

const WAYS: Readonly<Record<string, string>> = {
  TSAsExpression: 'as',
  TSTypeAssertion: 'a cast',
  TSNonNullExpression: '!',
  TSAnyKeyword: 'any',
}

/** Reports every place that asserts a type instead of proving it; `as const` proves it. */
export const findCasts = (file: SourceFile): string[] => {
  const faults: string[] = []
  walk(parseSource(file), node => {
    const way = WAYS[node.type]
    if (way !== undefined && !(node.type === 'TSAsExpression' && isConst(node)))
      faults.push(`${place(file, node)}: ${way}: let the types say it`)
  })
  return faults
}

/** The files that are free of casts today. */
export const checkCasts = (): string[] =>
  sourceFiles(CAST_FREE)
    .filter(({ path }) => !isTest(path))
    .flatMap(findCasts)

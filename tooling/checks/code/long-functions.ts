import { declarations, isTest, parseSource, type SourceFile, sourceFiles, walk } from '../source-files.ts'

/** Most lines of a function, from its first to its last. */
const MOST_LINES = 120

/** Functions that are too long today, as `file#declaration`. This list may only get shorter. */
export const NOT_YET_SHORT: readonly string[] = []

const FUNCTIONS: ReadonlySet<string> = new Set(['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression'])

const linesOf = (text: string): number => text.split('\n').length

/** Functions of too many lines, by the declaration at the top of the file that is or holds them, else by their line. */
export const longFunctions = (file: SourceFile): string[] => {
  if (linesOf(file.text) <= MOST_LINES) return []
  const tree = parseSource(file)
  const known = declarations(tree)
  const found = new Set<string>()
  walk(tree, ({ type, start, end }) => {
    if (!FUNCTIONS.has(type) || linesOf(file.text.slice(start, end)) <= MOST_LINES) return
    const holder = known.find(({ node }) => node.start <= start && end <= node.end)
    found.add(`${file.path}#${holder?.name ?? `line ${linesOf(file.text.slice(0, start))}`}`)
  })
  return [...found]
}

/** Functions that are too long, and listed ones that no longer are. */
export const judgeLengths = (files: readonly SourceFile[], listed: readonly string[]): string[] => {
  const long = files.flatMap(longFunctions)
  return [
    ...long
      .filter(each => !listed.includes(each))
      .map(each => `${each} has more than ${MOST_LINES} lines: split it by what its parts do`),
    ...listed
      .filter(each => !long.includes(each))
      .map(each => `${each} has at most ${MOST_LINES} lines, or is gone: remove it from the list`),
  ]
}

/** Checks every function of the repository outside of tests and stories. */
export const checkLongFunctions = (): string[] =>
  judgeLengths(
    sourceFiles(['{apps,packages,e2e,bench,tooling,.storybook}/**/*.{ts,tsx,mts}']).filter(({ path }) => !isTest(path)),
    NOT_YET_SHORT,
  )

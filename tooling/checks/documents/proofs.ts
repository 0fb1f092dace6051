import { isNode, type Node, parseSource, type SourceFile, walk } from '../source-files.ts'

const FUNCTIONS = new Set(['it', 'test', 'describe'])

const textOf = (node: unknown, text: string): string =>
  isNode(node) && typeof node.start === 'number' && typeof node.end === 'number' ? text.slice(node.start, node.end) : ''
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' && typeof node.name === 'string' ? node.name : undefined

/** `it` of `it(…)`, `it.each(…)(…)`, `it.runIf(x)(…)`, `describe.each(…)(…)`. */
const functionOf = (callee: unknown): string | undefined => {
  if (!isNode(callee)) return undefined
  if (callee.type === 'CallExpression') return functionOf(callee.callee)
  if (callee.type === 'MemberExpression') return functionOf(callee.object)
  return nameOf(callee)
}

/**
 * The values that rows of `it.each([…])` put in place of the first `%s`: the row, or its first cell, if it is a text.
 */
const rowNames = (callee: unknown, text: string): string[] => {
  const [rows] = isNode(callee) && callee.type === 'CallExpression' ? nodesOf(callee.arguments) : []
  return nodesOf(rows?.elements).flatMap(row => {
    const cell = row.type === 'ArrayExpression' ? nodesOf(row.elements)[0] : row
    return cell && /Literal$/.test(cell.type) ? [textOf(cell, text)] : []
  })
}

/** Titles that a test file gives with `it(` and `describe(`, as in the source. */
export const titlesOf = (file: SourceFile): string[] => {
  const titles: string[] = []
  walk(parseSource(file), node => {
    if (node.type !== 'CallExpression' || !FUNCTIONS.has(functionOf(node.callee) ?? '')) return
    const [title] = nodesOf(node.arguments)
    if (title && /Literal$/.test(title.type)) {
      const said = textOf(title, file.text)
      titles.push(said, ...rowNames(node.callee, file.text).map(name => said.replace('%s', () => name)))
    }
    // Titles that are concatenated: `it('a long ' + 'name', …)`.
    else if (title?.type === 'BinaryExpression') titles.push(textOf(title, file.text))
  })
  return titles
}

/** What a file declares at its top level: name → its node, `export` or not. */
const declarationsOf = (tree: Node): ReadonlyMap<string, Node> => {
  const found = new Map<string, Node>()
  for (const statement of nodesOf(tree.body)) {
    const declaration = isNode(statement.declaration) ? statement.declaration : statement
    if (declaration.type === 'VariableDeclaration')
      for (const one of nodesOf(declaration.declarations)) {
        const name = nameOf(one.id)
        if (name !== undefined && isNode(one.init)) found.set(name, one.init)
      }
    const name = declaration.type === 'FunctionDeclaration' ? nameOf(declaration.id) : undefined
    if (name !== undefined) found.set(name, declaration)
  }
  return found
}

/** Whether a node, or a function of the file that it uses, calls `expect(`. */
const asserts = (node: Node, declared: ReadonlyMap<string, Node>, seen = new Set<string>()): boolean => {
  let found = false
  const used: string[] = []
  walk(node, inner => {
    if (inner.type === 'CallExpression' && functionOf(inner.callee) === 'expect') found = true
    const name = nameOf(inner)
    if (name !== undefined) used.push(name)
  })
  return (
    found ||
    used.some(name => {
      const target = declared.get(name)
      if (target === undefined || seen.has(name)) return false
      seen.add(name)
      return asserts(target, declared, seen)
    })
  )
}

/** The `play` of a story, its own or that of a story it spreads. */
const playOf = (story: Node | undefined, declared: ReadonlyMap<string, Node>): Node | undefined => {
  let play: Node | undefined
  for (const property of nodesOf(story?.properties)) {
    if (property.type === 'SpreadElement')
      play = playOf(declared.get(nameOf(property.argument) ?? ''), declared) ?? play
    else if (nameOf(property.key) === 'play' && isNode(property.value)) play = property.value
  }
  return play
}

/** Stories that a file exports, each with whether its `play` asserts anything; one without `play` proves only that it draws. */
export const storiesOf = (file: SourceFile): ReadonlyMap<string, boolean> => {
  const tree = parseSource(file)
  const declared = declarationsOf(tree)
  const stories = new Map<string, boolean>()
  for (const statement of nodesOf(tree.body)) {
    if (statement.type !== 'ExportNamedDeclaration' || !isNode(statement.declaration)) continue
    for (const one of nodesOf(statement.declaration.declarations)) {
      const name = nameOf(one.id)
      if (name === undefined) continue
      const play = playOf(declared.get(name), declared)
      stories.set(name, play !== undefined && asserts(play, declared))
    }
  }
  return stories
}

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { checkout } from './cruise.ts'

export type SourceFile = { path: string; text: string }

/** A node of the syntax tree; fields beyond these differ by type. */
export type Node = { type: string; start: number; end: number } & Readonly<Record<string, unknown>>

/** Folders that hold nothing that people wrote for this repository. */
export const SKIPPED = ['node_modules', 'dist', '.cache', '.turbo', 'storybook-static', 'fixture', 'output']

/** Every file below the checkout that matches, generated and foreign ones left out, sorted by path. */
export const sourceFiles = (patterns: readonly string[], root: string = checkout): SourceFile[] =>
  globSync([...patterns], { cwd: root, exclude: name => SKIPPED.some(skipped => name.split('/').includes(skipped)) })
    .toSorted()
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))

export const isTest = (path: string): boolean => /\.(test|stories)\.tsx?$|\/(testing|test)\//.test(path)

/** True for anything that looks like a syntax tree node. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The syntax tree of a TypeScript file; a file that cannot be parsed throws, since it could hide anything. */
export const parseSource = ({ path, text }: SourceFile): Node => {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`)
  const tree: unknown = program
  if (!isNode(tree)) throw new Error(`${path} has no syntax tree`)
  return tree
}

/** Calls `visit` for the node and all below it, with the parent of each. */
export const walk = (node: Node, visit: (node: Node, parent: Node | undefined) => void, parent?: Node): void => {
  visit(node, parent)
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const item of value) if (isNode(item)) walk(item, visit, node)
    } else if (isNode(value)) walk(value, visit, node)
  }
}

/** `path:line` of a node. */
export const place = ({ path, text }: SourceFile, node: Node): string =>
  `${path}:${text.slice(0, node.start).split('\n').length}`

/** Names of the declarations at the top of a file, with their nodes. */
export const declarations = (tree: Node): { name: string; node: Node }[] =>
  (Array.isArray(tree.body) ? tree.body : []).filter(isNode).flatMap(item => {
    const node = isNode(item.declaration) ? item.declaration : item
    if (node.type === 'FunctionDeclaration' && isNode(node.id)) return [{ name: String(node.id.name), node }]
    if (node.type !== 'VariableDeclaration' || !Array.isArray(node.declarations)) return []
    return node.declarations
      .filter(isNode)
      .flatMap(each => (isNode(each.id) ? [{ name: String(each.id.name), node: each }] : []))
  })

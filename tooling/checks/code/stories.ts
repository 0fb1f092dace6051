import { dirname, join } from 'node:path'
import { checkout } from '../cruise.ts'
import { isNode, isTest, type Node, parseSource, type SourceFile, sourceFiles, walk } from '../source-files.ts'

/** A broken reader would report nothing missing; the two packages have more components than this. */
const FEWEST_COMPONENTS = 90

/** Components that need no story, with the reason. */
const EXCUSED: ReadonlyMap<string, string> = new Map([
  ['packages/ui/src/common/theme/provider.tsx: ShijiProvider', 'stands around every story, turned by the switches'],
  ['packages/ui/src/common/lazy/when-wanted.tsx: WhenWanted', 'draws nothing of its own'],
  ['packages/ui/src/common/lazy/when-painted.tsx: WhenPainted', 'draws nothing of its own'],
  ['packages/backoffice/src/core/menu/watch-badges.tsx: WatchBadges', 'draws nothing'],
])

const PACKAGES = 'packages/{ui,backoffice}/src/**/*.tsx'
const USERS = ['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}']

const isComponentName = (name: string): boolean => /^[A-Z][A-Za-z0-9]*[a-z]/.test(name)
const nameOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined
  return node.type === 'Identifier' && typeof node.name === 'string' ? node.name : undefined
}
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** `packages/ui/src/common/button/button.tsx` for what a file of the repository imports under that name; undefined for foreign packages. */
const resolve = (from: string, source: unknown): string | undefined => {
  const path = isNode(source) && typeof source.value === 'string' ? source.value : ''
  if (path.startsWith('.')) return join(dirname(from), path)
  const own = /^@shiji\/(\w+)\/(.+)$/.exec(path)
  return own ? `packages/${own[1]}/src/${own[2]}` : undefined
}

const idOf = (path: string, name: string): string => `${path}: ${name}`

/** The part of the kit that a file belongs to: its folder right below `src`. */
const partOf = (path: string): string => path.split('/').slice(0, 4).join('/')

/** Names of the components that a file exports. */
const componentsOf = (file: SourceFile): string[] => {
  const names: string[] = []
  walk(parseSource(file), node => {
    if (node.type !== 'ExportNamedDeclaration' || !isNode(node.declaration)) return
    const { declaration } = node
    const declared = declaration.type === 'VariableDeclaration' ? nodesOf(declaration.declarations) : [declaration]
    if (declaration.type !== 'VariableDeclaration' && declaration.type !== 'FunctionDeclaration') return
    names.push(...declared.map(each => nameOf(each.id)).filter(name => name !== undefined))
  })
  return names.filter(isComponentName)
}

/** The imports of a file: local name → id. A whole module, as lazy parts import it, is listed under its path. */
const importsOf = (file: SourceFile, tree: Node): ReadonlyMap<string, string> => {
  const imports = new Map<string, string>()
  walk(tree, node => {
    const path = resolve(file.path, node.source)
    if (path === undefined) return
    if (node.type === 'ImportExpression') imports.set(path, path)
    if (node.type !== 'ImportDeclaration') return
    for (const part of nodesOf(node.specifiers)) {
      const local = nameOf(part.local)
      if (local) imports.set(local, idOf(path, nameOf(part.imported) ?? local))
    }
  })
  return imports
}

/** Names under `component` and `subcomponents` of a story file. */
const shownIn = (tree: Node): string[] => {
  const names: (string | undefined)[] = []
  walk(tree, node => {
    if (node.type !== 'Property' || !isNode(node.value)) return
    const key = nameOf(node.key)
    if (key === 'component') names.push(nameOf(node.value))
    if (key === 'subcomponents') names.push(...nodesOf(node.value.properties).map(each => nameOf(each.value)))
  })
  return names.filter(name => name !== undefined)
}

/**
 * The components that Storybook owes its readers, and those that no story names as its component or subcomponent. Owed is what is
 * used outside its own folder: what only its neighbours use is a part of them, and is seen in their stories.
 */
export const findUnshown = (root: string = checkout): { owed: string[]; unshown: string[] } => {
  const used = new Set<string>()
  for (const file of sourceFiles(USERS, root)) {
    if (isTest(file.path)) continue
    for (const id of importsOf(file, parseSource(file)).values()) {
      if (!id.startsWith(`${partOf(file.path)}/`)) used.add(id)
    }
  }
  const owed = sourceFiles([PACKAGES], root)
    .filter(({ path }) => !isTest(path))
    .flatMap(file => componentsOf(file).map(name => ({ path: file.path, id: idOf(file.path, name) })))
    .filter(({ path, id }) => used.has(id) || used.has(path))
    .map(({ id }) => id)
  const shown = sourceFiles(['packages/{ui,backoffice}/src/**/*.stories.tsx'], root).flatMap(file => {
    const tree = parseSource(file)
    const imports = importsOf(file, tree)
    return shownIn(tree).map(name => imports.get(name) ?? '')
  })
  return { owed, unshown: owed.filter(id => !shown.includes(id)) }
}

/** Checks that every component of the kit and of the back offices has a story, or a reason to have none. */
export const checkStories = (): string[] => {
  const { owed, unshown } = findUnshown()
  const blind = owed.length < FEWEST_COMPONENTS ? [`only ${owed.length} components were found`] : []
  return [
    ...blind,
    ...unshown.filter(id => !EXCUSED.has(id)).map(id => `${id} is in no story (component, subcomponents)`),
    ...[...EXCUSED.keys()].filter(id => !unshown.includes(id)).map(id => `${id} is excused, but needs no excuse`),
  ]
}

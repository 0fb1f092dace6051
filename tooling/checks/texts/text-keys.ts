import { isNode, type Node, parseSource, place, type SourceFile, walk } from '../source-files.ts'

/** Message keys that the code names, and the prefixes of those that it builds. */
export type KeyUse = { literals: Set<string>; prefixes: Set<string>; asked: { key: string; at: string }[] }

const ASKING = new Set(['say', 't', 'text', 'translate'])
const KEY_PROPERTIES = new Set(['key', 'msg'])

const calledName = (node: Node): string | undefined => {
  if (!isNode(node.callee)) return undefined
  const { callee } = node
  if (callee.type === 'Identifier' && typeof callee.name === 'string') return callee.name
  return isNode(callee.property) && typeof callee.property.name === 'string' ? callee.property.name : undefined
}

const stringOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined

const staticHead = (node: Node): string => {
  const first = Array.isArray(node.quasis) ? node.quasis[0] : undefined
  const value = isNode(first) ? first.value : undefined
  return typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string'
    ? value.cooked
    : ''
}

const namespaceOf = (key: string) => key.slice(0, Math.max(key.indexOf('.'), 0))

/** Collects the message keys of these namespaces that the files use. */
export const collectKeys = (files: readonly SourceFile[], namespaces: ReadonlySet<string>): KeyUse => {
  const use: KeyUse = { literals: new Set(), prefixes: new Set(), asked: [] }
  const isKey = (text: string | undefined): text is string =>
    text !== undefined && /^[\w-]+\.[\w.-]+$/.test(text) && namespaces.has(namespaceOf(text))
  const ask = (file: SourceFile, value: unknown) => {
    const key = stringOf(value)
    if (isKey(key) && isNode(value)) use.asked.push({ key, at: place(file, value) })
  }
  for (const file of files) {
    walk(parseSource(file), node => {
      if (node.type === 'Literal' && typeof node.value === 'string') use.literals.add(node.value)
      if (node.type === 'TemplateLiteral' && namespaces.has(namespaceOf(staticHead(node))))
        use.prefixes.add(staticHead(node))
      if (node.type === 'BinaryExpression' && node.operator === '+') {
        const head = stringOf(node.left)
        if (head && namespaces.has(namespaceOf(head))) use.prefixes.add(head)
      }
      if (node.type === 'CallExpression' && ASKING.has(calledName(node) ?? '') && Array.isArray(node.arguments))
        ask(file, node.arguments[0])
      if (node.type === 'Property' && isNode(node.key) && KEY_PROPERTIES.has(String(node.key.name)))
        ask(file, node.value)
    })
  }
  return use
}

/** 'items' for 'items_one'; plural keys are used without their form. */
export const withoutForm = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '')

/** Keys that nothing names, and names that no message has. */
export const judgeKeys = (
  known: ReadonlySet<string>,
  { literals, prefixes, asked }: KeyUse,
): { unused: string[]; missing: string[] } => {
  const bases = new Set([...known].map(withoutForm))
  const used = (key: string) =>
    literals.has(key) || literals.has(withoutForm(key)) || [...prefixes].some(prefix => key.startsWith(prefix))
  return {
    unused: [...known].filter(key => !used(key)).toSorted(),
    missing: asked
      .filter(({ key }) => !known.has(key) && !bases.has(key))
      .map(({ key, at }) => `${at}: no message "${key}"`),
  }
}

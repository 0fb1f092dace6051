import { isNode, type Node, parseSource, place, type SourceFile, walk } from '../source-files.ts'

const LETTER = /\p{L}/u
const HAN = /\p{Script=Han}/u

/** Shapes of a value to type, the same in every language. */
const SHAPES: ReadonlySet<string> = new Set(['https://', 'fa-…', 'YYYY-MM-DD', 'YYYY-MM-DD HH:mm:ss'])

/** Attributes whose text is shown or announced. */
const SEEN = new Set([
  'title',
  'label',
  'placeholder',
  'alt',
  'description',
  'helperText',
  'errorText',
  'hint',
  'message',
  'caption',
  'heading',
  'tooltip',
  'emptyText',
  'confirmText',
  'cancelText',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
])

/** The strings that an expression in a visible place may turn into. */
const visibleStrings = (node: unknown): { node: Node; text: string }[] => {
  if (!isNode(node)) return []
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ node, text: node.value }] : []
    case 'TemplateLiteral':
      return Array.isArray(node.quasis)
        ? node.quasis.filter(isNode).map(quasi => ({ node: quasi, text: cooked(quasi) }))
        : []
    case 'ConditionalExpression':
      return [...visibleStrings(node.consequent), ...visibleStrings(node.alternate)]
    case 'LogicalExpression':
    case 'BinaryExpression':
      return node.operator === '&&' || node.operator === '??' || node.operator === '||' || node.operator === '+'
        ? [...visibleStrings(node.left), ...visibleStrings(node.right)]
        : []
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
      return visibleStrings(node.expression)
    default:
      return []
  }
}

const cooked = (quasi: Node): string => {
  const { value } = quasi
  return typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string'
    ? value.cooked
    : ''
}

const attributeName = (node: Node): string | undefined =>
  isNode(node.name) && typeof node.name.name === 'string' ? node.name.name : undefined

/**
 * Names every text for people inside the file itself: letters in JSX, in visible or announced attributes, and Chinese characters in any string.
 * `isKey` tells message keys apart, which components may take as attributes.
 */
export const findLiteralText = (file: SourceFile, isKey: (text: string) => boolean): string[] => {
  const faults = new Map<number, string>()
  const report = (node: Node, text: string) => {
    if (!faults.has(node.start))
      faults.set(
        node.start,
        `${place(file, node)}: text for people outside packages/i18n: ${JSON.stringify(text.trim().slice(0, 60))}`,
      )
  }
  walk(parseSource(file), (node, parent) => {
    if (node.type === 'JSXText' && typeof node.value === 'string' && LETTER.test(node.value)) report(node, node.value)
    if (node.type === 'JSXExpressionContainer' && (parent?.type === 'JSXElement' || parent?.type === 'JSXFragment')) {
      for (const found of visibleStrings(node)) if (LETTER.test(found.text)) report(found.node, found.text)
    }
    if (node.type === 'JSXAttribute' && SEEN.has(attributeName(node) ?? '')) {
      for (const found of visibleStrings(node.value))
        if (LETTER.test(found.text) && !SHAPES.has(found.text) && !isKey(found.text)) report(found.node, found.text)
    }
    if (node.type === 'Literal' && typeof node.value === 'string' && HAN.test(node.value)) report(node, node.value)
    if (node.type === 'TemplateElement' && HAN.test(cooked(node))) report(node, cooked(node))
  })
  return [...faults.values()]
}

import { isNode, isTest, type Node, parseSource, place, type SourceFile, sourceFiles, walk } from '../source-files.ts'

/** What turns an address of the wire into one that a page loads. `Plate` and the rich text do so inside; a place on the same page needs none. */
const RESOLVED = /\b(?:address|fileUrl)\(|^`#/

/** Attributes whose address a browser loads or opens, by element; links of the app's own pages go through its router. */
const LOADED: Readonly<Record<string, RegExp>> = {
  img: /^(?:src|srcSet)$/,
  source: /^(?:src|srcSet)$/,
  video: /^(?:src|poster)$/,
  audio: /^src$/,
  iframe: /^src$/,
  object: /^data$/,
  a: /^href$/,
}

/** Addresses that are not files from the API, or are already resolved, by file and expression. */
const NO_FILES: ReadonlySet<string> = new Set([
  'packages/ui/src/backoffice/image-crop/crop-dialog.tsx: url',
  'packages/ui/src/common/image-upload/picture-tile.tsx: one.preview',
  'packages/backoffice/src/core/menu/menu-link.tsx: target.url',
  'apps/shop/src/pages/home/hero/lead-slide.tsx: src',
  'apps/shop/src/pages/store-join/document-field.tsx: documentAddress(data)',
  'apps/shop/src/pages/store-join/operator-card.tsx: map',
  'apps/shop/src/pages/store/store-head.tsx: map',
  'apps/admin/src/features/stores/review-documents.tsx: documentAddress(data)',
  'apps/seller/src/features/store/registration/document-picture.tsx: documentAddress(data)',
  'apps/shop/src/pages/home/hero/wide-picture.tsx: src',
])

const elementName = (node: Node): string | undefined => {
  const { name } = node
  if (!isNode(name)) return undefined
  if (typeof name.name === 'string') return name.name
  // As in <chakra.img>.
  return isNode(name.property) && typeof name.property.name === 'string' ? name.property.name : undefined
}

/** Reports every picture and link whose address might be a file's and does not use the configured origin of files. */
export const findBareFiles = (file: SourceFile): string[] => {
  const faults: string[] = []
  const report = (node: Node, text: string) => {
    if (!RESOLVED.test(text) && !NO_FILES.has(`${file.path}: ${text}`))
      faults.push(`${place(file, node)}: ${text} ignores the origin of files: useFileAddress or useFileUrl knows it`)
  }
  walk(parseSource(file), (node, parent) => {
    if (node.type === 'JSXAttribute' && parent && isNode(node.name) && isNode(node.value)) {
      const attribute = String(node.name.name)
      const { expression } = node.value
      if (LOADED[elementName(parent) ?? '']?.test(attribute) && isNode(expression) && expression.type !== 'Literal')
        report(node, file.text.slice(expression.start, expression.end))
    }
    if (node.type === 'TemplateLiteral') {
      const text = file.text.slice(node.start, node.end)
      if (/^`url\(.*\$\{/.test(text)) report(node, text)
    }
  })
  return faults
}

/** The pictures and links of all pages. */
export const checkFileAddresses = (): string[] =>
  sourceFiles(['packages/{ui,backoffice}/src/**/*.tsx', 'apps/{shop,seller,admin}/src/**/*.tsx'])
    .filter(({ path }) => !isTest(path))
    .flatMap(findBareFiles)

import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { checkout } from '../cruise.ts'
import { type SourceFile, sourceFiles } from '../source-files.ts'

/** Documents that send a newcomer to files. */
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'docs/how-to/**/*.md']

const TOP =
  /^(?:(?:apps|packages|tooling|e2e|bench|deploy|docs|\.storybook|\.ci)\/|\.dependency-cruiser\.cjs|pnpm-workspace\.yaml|CHANGELOG\.md)/
const CODE = /`([^`\n]+)`/g
const LINK = /\]\(([^)\s]+)\)/g

/** A place that a document names: a path from the root of the checkout, and a name that the file must contain. */
export type Place = { line: number; path: string; name: string | undefined }

const split = (text: string): Omit<Place, 'line'> => {
  const [path = '', name] = text.split('#')
  return { path, name: name === '' ? undefined : name }
}

/** The places that a document names in code spans (`packages/kit/src/money/fen.ts#percentOf`) and in links. */
export const placesOf = ({ path: document, text }: SourceFile): Place[] => {
  const folder = join(document, '..')
  return text.split('\n').flatMap((content, index) => {
    const spans = [...content.matchAll(CODE)].flatMap(([, span = '']) => (TOP.test(span) ? [split(span)] : []))
    const links = [...content.matchAll(LINK)].flatMap(([, target = '']) =>
      /^[a-z]+:|^#/.test(target) ? [] : [{ path: normalize(join(folder, target.replace(/#.*/, ''))), name: undefined }],
    )
    return [...spans, ...links].map(place => ({ line: index + 1, ...place }))
  })
}

/** `<noun>` stands for any name. */
const patternOf = (path: string): string => path.replace(/<[^>]+>/g, '*')

/** One line for each place that does not exist, or does not hold the name. */
export const judgePlaces = (document: SourceFile, root: string = checkout): string[] =>
  placesOf(document).flatMap(({ line, path, name }) => {
    const at = `${document.path}:${line}`
    const pattern = patternOf(path)
    const isPattern = /[*{]/.test(pattern)
    const found = isPattern ? globSync(pattern, { cwd: root }) : existsSync(join(root, path)) ? [path] : []
    if (found.length === 0) return [`${at}: ${path} does not exist`]
    if (name === undefined) return []
    const texts = found
      .map(each => join(root, each))
      .filter(each => statSync(each).isFile())
      .map(each => readFileSync(each, 'utf8'))
    const word = new RegExp(`(?<![\\w$])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w$])`)
    return texts.some(text => word.test(text)) ? [] : [`${at}: ${path} holds no ${name}`]
  })

/** Every path that README, CONTRIBUTING and docs/how-to name exists, and holds the name after its `#`. */
export const checkDocumentPaths = (): string[] => sourceFiles(DOCUMENTS).flatMap(document => judgePlaces(document))

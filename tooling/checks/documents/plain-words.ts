import { extname } from 'node:path'
import { parseSync } from 'vite'
import { type SourceFile, sourceFiles } from '../source-files.ts'
import { titlesOf } from './proofs.ts'
import { WORDS_TO_AVOID } from './words-to-avoid.ts'

/** The check itself quotes the phrases; acceptance tables quote the sentences of issues. */
const QUOTES = /^tooling\/checks\/documents\/(?:plain-words|words-)|^docs\/acceptance\//

/** A phrase may run over the end of a line. */
const PHRASES = WORDS_TO_AVOID.map(({ pattern, instead }) => ({
  pattern: new RegExp(pattern.source.replaceAll(' ', String.raw`\s+`), 'gi'),
  instead,
}))

/** A piece of text for readers, and where it starts in its file. */
type Prose = { readonly start: number; readonly text: string }

/** Replaced by as many spaces, so that places stay: code in backticks, and what marks the lines of a comment. */
const withoutCode = (text: string): string =>
  text
    .replace(/`[^`\n]*`/g, code => ' '.repeat(code.length - 1).padStart(code.length, '`'))
    .replace(/(?<=\n[^\S\n]*)(?:\*|\/\/|--)/g, mark => ' '.repeat(mark.length))

const commentsOf = ({ path, text }: SourceFile): Prose[] =>
  parseSync(path, text).comments.map(({ start, value }) => ({ start, text: value }))

const testNamesOf = (file: SourceFile): Prose[] =>
  /\.test\.tsx?$/.test(file.path)
    ? [...new Set(titlesOf(file))].map(text => ({ start: Math.max(0, file.text.indexOf(text)), text }))
    : []

const proseOf = (file: SourceFile): Prose[] => {
  if (extname(file.path) === '.md') return [{ start: 0, text: file.text }]
  if (extname(file.path) === '.css')
    return [...file.text.matchAll(/\/\*[\s\S]*?\*\//g)].map(match => ({ start: match.index, text: match[0] }))
  if (extname(file.path) === '.sql')
    return [...file.text.matchAll(/--.*(?:\n--.*)*/g)].map(match => ({ start: match.index, text: match[0] }))
  return [...commentsOf(file), ...testNamesOf(file)]
}

/** Names each phrase to avoid in the comments, the text or the test names of a file, with its line. */
export const findPhrases = (file: SourceFile): string[] => {
  const all = withoutCode(file.text)
  // Few files hold any of them, so the others need not be parsed.
  const phrases = PHRASES.filter(({ pattern }) => all.search(pattern) >= 0)
  if (phrases.length === 0) return []
  const faults = proseOf(file).flatMap(({ start, text }) =>
    phrases.flatMap(({ pattern, instead }) =>
      [...withoutCode(text).matchAll(pattern)].map(match => {
        const line = file.text.slice(0, start + match.index).split('\n').length
        return `${file.path}:${line}: not ${JSON.stringify(match[0].replace(/\s+/g, ' '))}, but such as: ${instead}`
      }),
    ),
  )
  return [...new Set(faults)]
}

/** Checks the comments, documents and test names of the whole repository for phrases that strangers stumble over. */
export const checkPlainWords = (): string[] =>
  sourceFiles([
    '{apps,packages,tooling,e2e,bench,deploy,docs,.storybook}/**/*.{ts,tsx,mts,cts,mjs,css,md}',
    'apps/server/{src,seeds,test}/**/*.sql',
    '*.{ts,cjs,mjs,md}',
  ])
    .filter(({ path }) => !QUOTES.test(path))
    .flatMap(findPhrases)
